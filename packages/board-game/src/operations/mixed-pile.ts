import { shuffle } from '@ragtag/kernel';
import type { State } from '../state';

/** Piles of tokens face down. rule: setup.board.other-tokens — mixed, so that the next one is as good as any. */

/** Puts tokens back and mixes the pile anew. */
export function mixIn(s: State, pile: number[], tokens: readonly number[]): void {
  if (tokens.length === 0) return;
  pile.push(...tokens);
  shuffle(s, 'cards', pile);
}
