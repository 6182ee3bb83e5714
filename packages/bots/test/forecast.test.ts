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
