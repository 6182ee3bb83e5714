import { newGame, view } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import {
  activationsToCome,
  changed,
  forecast,
  nextActivation,
  type Space,
  spaceOf,
} from '../src/weigh/forecast';
import { vipersWorth } from '../src/weigh/ships';
import { spaceThreat } from '../src/weigh/threat';
import { plainWeights } from '../src/weigh/weights';
import { optionsFor } from './table';

const none = [0, 0, 0, 0, 0, 0];
const space = (parts: Partial<Space>): Space => ({ raiders: none, cover: none, civilians: none, ...parts });

describe('what raiders will have done by the next jump', () => {
  it('is nothing where there are none', () => {
    expect(forecast(space({ civilians: [3, 0, 0, 0, 0, 0] }), 2)).toEqual({
      civilians: 0,
      vipers: 0,
      damage: 0,
    });
  });

  it('is civilian ships that are where they are, unless vipers draw the fire', () => {
    const bare = space({ raiders: [2, 0, 0, 0, 0, 0], civilians: [2, 0, 0, 0, 0, 0] });
    expect(nextActivation(bare)).toEqual({ civilians: 2, vipers: 0, damage: 0 });
    expect(nextActivation(changed(bare, 'cover', 0, 1))).toEqual({ civilians: 0, vipers: 1, damage: 0 });
  });

  it('is damage to Galactica where there is nothing else to shoot at', () => {
    expect(nextActivation(space({ raiders: [4, 0, 0, 0, 0, 0] })).damage).toBeCloseTo(0.5);
  });

  it('is less the farther away they are, and the fewer activations are to come', () => {
    const at = (area: number) =>
      forecast(changed(space({ civilians: [0, 0, 0, 2, 0, 0] }), 'raiders', area, 2), 2).civilians;
    expect(at(3)).toBeGreaterThan(at(2));
    expect(at(2)).toBeGreaterThan(at(1));
    const near = space({ raiders: [0, 0, 0, 2, 0, 0], civilians: [0, 0, 0, 2, 0, 0] });
    expect(forecast(near, 0.5).civilians).toBeLessThan(forecast(near, 2).civilians);
  });

  it('is read from a view, and the jump comes nearer', () => {
    const { state } = newGame(optionsFor(4), 'forecast');
    state.areas.fore.raiders = 3;
    const shown = view(state, 0);
    expect(spaceOf(shown)).toMatchObject({ raiders: [3, 0, 0, 0, 0, 0], civilians: none });
    expect(activationsToCome(shown, 4)).toBeLessThan(activationsToCome(shown, 0));
  });
});

describe('heavy raiders', () => {
  it('activation.heavy.board — are worth most to shoot at and to leave behind where vipers are launched', () => {
    const { state } = newGame(optionsFor(4), 'heavy');
    for (const area of Object.values(state.areas))
      Object.assign(area, { raiders: 0, heavyRaiders: 0, civilians: [] });
    for (const basestar of state.basestars) basestar.area = null;
    const with2 = (area: 'fore' | 'port-bow') => {
      state.areas[area].heavyRaiders = 2;
      const seen = view(state, 0);
      state.areas[area].heavyRaiders = 0;
      return { view: seen, seat: 0, side: 'humans', doubt: [0, 0, 0, 0], weights: plainWeights } as const;
    };
    expect(spaceThreat(with2('port-bow').view, plainWeights)).toBeGreaterThan(
      spaceThreat(with2('fore').view, plainWeights),
    );
    expect(vipersWorth(with2('port-bow'), 2)).toBeGreaterThan(vipersWorth(with2('fore'), 2));
  });
});
