import { type Deck, module, writeDeck } from '@ragtag/card-game';

/** Decks that somebody keeps in this browser, by printed codes, which every build understands. */

const place = 'ragtag.decks';
const lastPlace = 'ragtag.last-deck';

export interface OwnDeck {
  readonly id: string;
  readonly deck: Deck;
  /** Milliseconds. */
  readonly changedAt: number;
}

interface Written {
  readonly id: string;
  readonly changedAt: number;
  readonly deck: unknown;
}

function readAll(): readonly Written[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(all) ? (all as Written[]) : [];
  } catch {
    return [];
  }
}

/** The latest first; what this build cannot read is left alone. */
export function ownDecks(): OwnDeck[] {
  return readAll()
    .flatMap(({ id, changedAt, deck }) => {
      const read = module.setup?.read(deck);
      return read?.ok ? [{ id, changedAt, deck: read.setup }] : [];
    })
    .sort((a, b) => b.changedAt - a.changedAt);
}

export function ownDeck(id: string): OwnDeck | undefined {
  return ownDecks().find((each) => each.id === id);
}

/** Keeps a deck under an id, or under a new one. */
export function keepDeck(deck: Deck, id: string = crypto.randomUUID()): string {
  const others = readAll().filter((each) => each.id !== id);
  const written: Written = { id, changedAt: Date.now(), deck: writeDeck(deck) };
  localStorage.setItem(place, JSON.stringify([...others, written]));
  return id;
}

export function putAwayDeck(id: string): void {
  localStorage.setItem(place, JSON.stringify(readAll().filter((each) => each.id !== id)));
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
