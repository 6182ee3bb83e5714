import { expect, test } from 'vitest';
import { readPicks } from '../../src/play/picks';

const options = [{ id: 'repair-1' }, { id: 'repair-1#2' }, { id: '1' }];

test('options are picked by number or id', () => {
  expect(readPicks('2', { min: 1, max: 1, options })).toEqual({ ok: true, picks: ['repair-1#2'] });
  expect(readPicks('repair-1, 2', { min: 2, max: 2, options })).toEqual({
    ok: true,
    picks: ['repair-1', 'repair-1#2'],
  });
});

test('none can be picked where none need be', () => {
  expect(readPicks('0', { min: 0, max: 2, options })).toEqual({ ok: true, picks: [] });
  expect(readPicks('0', { min: 1, max: 2, options })).toMatchObject({ ok: false });
});

test('anything else is answered with how to pick', () => {
  expect(readPicks('', { min: 1, max: 1, options })).toEqual({
    ok: false,
    problem: 'Type a number from 1 to 3.',
  });
  expect(readPicks('4', { min: 0, max: 2, options })).toEqual({
    ok: false,
    problem: '"4" is not among the options. Type up to 2 numbers with spaces between them, or 0 for none.',
  });
});
