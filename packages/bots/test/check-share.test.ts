import { describe, expect, it } from 'vitest';
import { allowedShare } from '../src/asks/check';
import type { CheckSituation } from '../src/asks/check-situation';
import type { Situation } from '../src/situation';

const held = [
  { id: 'five', card: 0, strength: 5, matches: true },
  { id: 'two', card: 1, strength: 2, matches: true },
  { id: 'three', card: 2, strength: 3, matches: true },
  { id: 'wrong', card: 3, strength: 4, matches: false },
];

const share = (picks: string[], never: readonly number[] | undefined, max = 4, cards = held) =>
  allowedShare(
    { question: { max, never } } as unknown as Situation,
    { held: cards } as unknown as CheckSituation,
    picks,
  );

describe('a share of a check by somebody who may not add just one card', () => {
  it('has the weakest helping card beside the one', () => {
    expect(share(['five'], [1])).toEqual(['five', 'two']);
    expect(share(['two'], [1])).toEqual(['two', 'three']);
  });

  it('is nothing where no second card helps, or none may be added, or it harms', () => {
    expect(share(['five'], [1], 4, [held[0], held[3]])).toEqual([]);
    expect(share(['five'], [1], 1)).toEqual([]);
    expect(share(['five'], [1, 2])).toEqual([]);
    expect(share(['wrong'], [1])).toEqual([]);
  });

  it('is as it was where that many may be added', () => {
    expect(share(['five'], undefined)).toEqual(['five']);
    expect(share([], [1])).toEqual([]);
    expect(share(['five', 'wrong'], [1])).toEqual(['five', 'wrong']);
  });
});
