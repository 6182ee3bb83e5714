import type { State } from '../../src';
import { whole } from '../../src/door/parts';
import type { Whole } from '../../src/state/assemble';

/** Every card and piece of a game, wherever it is: in a pile, a hand, on the board, or half-way in between. */
export interface Census {
  readonly cards: Record<string, number[]>;
  readonly pieces: Readonly<Record<string, number>>;
}

export function census(state: State, { places, pieces }: Whole = whole): Census {
  const cards: Record<string, number[]> = {};
  for (const place of places(state)) {
    cards[place.of] ??= [];
    cards[place.of].push(...place.cards);
  }
  for (const deck of Object.values(cards)) deck.sort((a, b) => a - b);
  return { cards, pieces: pieces(state) };
}
