import { describe, expect, it } from 'vitest';
import { saysTheSame, shareUnchanged } from '../src';

describe('values of plain data', () => {
  it('say the same whatever the order of their fields', () => {
    expect(saysTheSame({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
    expect(saysTheSame({ a: undefined }, { a: undefined })).toBe(true);
  });

  it.each([
    [[1, 2], [1]],
    [[], {}],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: null }, { a: 0 }],
    [null, {}],
    [{ a: undefined }, { b: 1 }],
    [{ b: 1 }, { a: undefined }],
  ])('do not say the same: %j and %j', (a, b) => {
    expect(saysTheSame(a, b)).toBe(false);
  });
});

describe('a state', () => {
  it('shares what has not changed with an earlier one, which stays as it was', () => {
    const earlier = { hand: [1, 2], players: [{ cards: [1] }, { cards: [2] }], turn: { n: 1 } };
    const told = structuredClone(earlier);
    const later = { hand: [1, 2], players: [{ cards: [1] }, { cards: [2, 3] }], turn: { n: 2 } };
    const meant = structuredClone(later);
    shareUnchanged(later, earlier);
    expect(later).toEqual(meant);
    expect(earlier).toEqual(told);
    expect(later.hand).toBe(earlier.hand);
    expect(later.players[0]).toBe(earlier.players[0]);
    expect(later.players).not.toBe(earlier.players);
    expect(later.turn).not.toBe(earlier.turn);
  });
});
