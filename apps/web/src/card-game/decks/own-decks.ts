import { type Deck, module, writeDeck } from '@ragtag/card-game';

/**
 * Decks that somebody keeps, by printed codes, which every build understands. All lie in this browser; those of an account also
 * at the server (`account-decks.ts`), and are shown only while that account is signed in here.
 */

const place = 'ragtag.decks';
const lastPlace = 'ragtag.last-deck';
const accountPlace = 'ragtag.decks-of';

export interface OwnDeck {
  readonly id: string;
  readonly deck: Deck;
  /** Milliseconds. */
  readonly changedAt: number;
  /** The account that it is kept with; null for one of this browser alone. */
  readonly account: string | null;
}

export interface Written {
  readonly id: string;
  readonly changedAt: number;
  readonly deck: unknown;
  /** The account that it belongs to. */
  readonly of?: string;
  /** What the server last knew of it; nothing for what it does not have yet. */
  readonly version?: number;
  /** The server has not got it as it is here. */
  readonly unsent?: true;
  /** Put away here, which the server does not know yet. */
  readonly gone?: true;
}

export function readAll(): readonly Written[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(all) ? (all as Written[]) : [];
  } catch {
    return [];
  }
}

const hearers = new Set<() => void>();

/** Tells of every change, here and in other pages of this browser. */
export function onDecksChanged(hear: () => void): () => void {
  hearers.add(hear);
  const elsewhere = ({ key }: StorageEvent) => key === place && hear();
  addEventListener('storage', elsewhere);
  return () => {
    hearers.delete(hear);
    removeEventListener('storage', elsewhere);
  };
}

export function writeAll(all: readonly Written[]): void {
  localStorage.setItem(place, JSON.stringify(all));
  for (const hear of hearers) hear();
}

/** Whoever is signed in here, as far as is known; it is also known without a network. */
export function accountHere(): string | null {
  return localStorage.getItem(accountPlace);
}

export function setAccountHere(account: string | null): void {
  if (account === accountHere()) return;
  if (account === null) localStorage.removeItem(accountPlace);
  else localStorage.setItem(accountPlace, account);
  for (const hear of hearers) hear();
}

/** The latest first; what this build cannot read is left alone. */
export function ownDecks(): OwnDeck[] {
  const account = accountHere();
  return readAll()
    .filter(({ of, gone }) => !gone && (of === undefined || of === account))
    .flatMap(({ id, changedAt, deck, of }) => {
      const read = module.setup?.read(deck);
      return read?.ok ? [{ id, changedAt, deck: read.setup, account: of ?? null }] : [];
    })
    .sort((a, b) => b.changedAt - a.changedAt);
}

export function ownDeck(id: string): OwnDeck | undefined {
  return ownDecks().find((each) => each.id === id);
}

/** Keeps a deck under an id, or under a new one; with the account, if somebody is signed in. */
export function keepDeck(deck: Deck, id: string = crypto.randomUUID()): string {
  const all = readAll();
  const before = all.find((each) => each.id === id);
  const of = before ? before.of : (accountHere() ?? undefined);
  const written: Written = {
    id,
    changedAt: Date.now(),
    deck: writeDeck(deck),
    ...(of !== undefined && { of, version: before?.version, unsent: true }),
  };
  writeAll([...all.filter((each) => each.id !== id), written]);
  return id;
}

export function putAwayDeck(id: string): void {
  writeAll(
    readAll().flatMap((each): Written[] => {
      if (each.id !== id) return [each];
      return each.of !== undefined && each.version !== undefined ? [{ ...each, gone: true }] : [];
    }),
  );
}

/** Keeps with the account what was of this browser alone. */
export function keepWithAccount(): void {
  const of = accountHere();
  if (of === null) return;
  writeAll(readAll().map((each) => (each.of === undefined ? { ...each, of, unsent: true } : each)));
}

/** What was last brought to a table, as it was written. */
export function lastBrought(): unknown {
  try {
    return JSON.parse(localStorage.getItem(lastPlace) ?? 'null');
  } catch {
    return null;
  }
}

export function noteBrought(written: unknown): void {
  localStorage.setItem(lastPlace, JSON.stringify(written));
}
