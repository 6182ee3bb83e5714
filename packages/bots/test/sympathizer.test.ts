import { newGame, type Options, view } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { lossOf } from '../src/weigh/dials';
import { plainWeights } from '../src/weigh/weights';
import { optionsFor } from './table';

/** What it costs to lose the food that is left above the red, that far along the way. */
function costOfFood(options: Options, distance: number): number {
  const { state } = newGame(options, 'sympathizer');
  state.distance = distance;
  state.resources.food = 5;
  return lossOf(view(state, 0), plainWeights, 'food', 1);
}

describe('a dial in the red', () => {
  it('is welcome before the Sympathizer is dealt, the more the nearer that is', () => {
    expect(costOfFood(optionsFor(4), 3)).toBeLessThan(costOfFood(optionsFor(4), 0));
    expect(costOfFood(optionsFor(4), 3)).toBeLessThan(costOfFood(optionsFor(5), 3));
  });

  it('is not, once nobody can be dealt it any more', () => {
    expect(costOfFood(optionsFor(4), 4)).toBeCloseTo(costOfFood(optionsFor(5), 4));
  });
});
