import { kindOf } from '../cards/tables';
import type { Kind, Resource } from '../terms';

/** What stands for the base of a deck that has none yet. */
export const noBase: Kind = -1;

/** A deck and its base. */
export interface Deck {
  readonly name: string;
  readonly base: Kind;
  readonly cards: readonly (readonly [Kind, number])[];
}

/** A deck of ours as it is written down, by ids. */
export interface DeckSource {
  readonly id: string;
  readonly name: string;
  readonly resources: readonly Resource[];
  readonly base: string;
  /** The deck it was made to be played against. */
  readonly partner: string;
  readonly cards: readonly (readonly [string, number])[];
}

function known(id: string): Kind {
  const kind = kindOf(id);
  if (kind === undefined) throw new Error(`there is no card ${id}`);
  return kind;
}

export function deckOf({ name, base, cards }: DeckSource): Deck {
  return { name, base: known(base), cards: cards.map(([id, n]) => [known(id), n] as const) };
}

/** Every card of a deck, one after another. */
export function cardsOf({ cards }: Deck): Kind[] {
  const all: Kind[] = [];
  for (const [kind, n] of cards) for (let i = 0; i < n; i++) all.push(kind);
  return all;
}

/** How many cards there are, the base not counted. rule: ccg.deckbuilding.minimum */
export const sizeOf = ({ cards }: Deck): number => cards.reduce((sum, [, n]) => sum + n, 0);

/** No list has more of one card: what says so was not written by somebody who wants to play. */
export const mostOfOne = 99;

const longestName = 60;

/** A name that fits beside a seat, whoever wrote it. */
export function tidyName(name: string): string {
  const plain = name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return plain === '' ? 'Deck' : Array.from(plain).slice(0, longestName).join('');
}
