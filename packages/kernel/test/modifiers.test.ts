import { describe, expect, it } from 'vitest';
import { type Change, foldFlag, foldName, foldNumber, isAllowed, reasonsIn } from '../src';

const said = (...changes: Change[]) => changes.map((modifier) => ({ modifier }));

describe('the fold', () => {
  it('replaces, multiplies, adds and bounds, whatever the order of who speaks', () => {
    expect(foldNumber(3, [])).toBe(3);
    expect(foldNumber(3, said({ add: 2 }, { times: 2 }, { set: 4 }))).toBe(10);
    expect(foldNumber(3, said({ atLeast: 0 }, { add: -9 }))).toBe(0);
    expect(foldNumber(3, said({ add: 9 }, { atMost: 8 }, { atLeast: 1 }))).toBe(8);
  });

  it('keeps what is printed where nobody puts something in its place', () => {
    expect(foldFlag(true, said({ add: 1 }))).toBe(true);
    expect(foldFlag(true, said({ set: false }))).toBe(false);
    expect(foldName('hand', said({ set: 'deck' }))).toBe('deck');
  });

  it('forbids by any one reason', () => {
    expect(isAllowed(said({ add: 1 }))).toBe(true);
    expect(isAllowed(said({ add: 1 }, { no: 'tired' }))).toBe(false);
    expect(reasonsIn(said({ no: 'tired' }, { no: 'away' }))).toEqual(['tired', 'away']);
  });
});
