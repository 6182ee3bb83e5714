import { newGame, type State, view } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { ftlWorth } from '../src/weigh/arrival';
import { lossOf, trackWorth } from '../src/weigh/dials';
import { positionWorth } from '../src/weigh/ledger';
import { brigLoss } from '../src/weigh/people';
import { admiralWeights, plainWeights, type Weights } from '../src/weigh/weights';
import { optionsFor } from './table';

const { humans } = admiralWeights;

function at(distance: number, jump = 2): State {
  const { state } = newGame(optionsFor(5), 'admiral-weights');
  state.distance = distance;
  state.jump = jump;
  return state;
}

describe('what admirals go by as humans', () => {
  it('counts each space of the Jump track for more on the last leg of the way', () => {
    const space = (distance: number, weights: Weights) => trackWorth(view(at(distance), 0), weights, 1);
    expect(space(8, humans)).toBeGreaterThan(2 * space(8, plainWeights));
    expect(space(8, humans)).toBeGreaterThan(1.5 * space(2, humans));
  });

  it('judges imagined games by the same weights', () => {
    const step = positionWorth(at(8, 3), 0, humans) - positionWorth(at(8, 2), 0, humans);
    expect(step).toBeCloseTo(trackWorth(view(at(8, 2), 0), humans, 1) / humans.haste, 1);
  });

  it('holds on to the population that an early jump takes, once that jump would be the last', () => {
    const atPopulation = (population: number, damaged: string[] = []) => {
      const state = at(8, 3);
      state.damagedLocations.push(...damaged);
      state.resources.population = population;
      return lossOf(view(state, 0), humans, 'population', 1);
    };
    expect(atPopulation(4)).toBeGreaterThan(atPopulation(5) + 2);
    expect(atPopulation(4)).toBeGreaterThan(atPopulation(4, ['ftl-control']) + 2);
  });

  it('wants FTL Control to work on the last leg, the more the nearer the blue spaces are', () => {
    const worth = (distance: number, jump: number, weights = humans) =>
      ftlWorth(view(at(distance, jump), 0), weights);
    expect(worth(8, 3)).toBeGreaterThan(worth(8, 0));
    expect(worth(8, 0)).toBeGreaterThan(0);
    expect(worth(7, 3)).toBe(0);
    expect(worth(8, 3, plainWeights)).toBe(0);
  });

  it('gains nothing by locking up a Cylon, who would only come back in the open', () => {
    const sure = [0, 1, 0, 0, 0];
    const outlook = { view: view(at(4), 0), seat: 0, side: 'humans', doubt: sure } as const;
    expect(brigLoss({ ...outlook, weights: plainWeights }, 1)).toBeLessThan(0);
    expect(brigLoss({ ...outlook, weights: humans }, 1)).toBeGreaterThan(0);
  });

  it('leaves Cylons with what officers go by, but for how soon they show themselves', () => {
    expect({ ...admiralWeights.cylons, hiding: plainWeights.hiding }).toEqual(plainWeights);
  });
});
