import { expect, test } from 'vitest';
import { playerCounts, positiveNumber, wholeNumber } from '../../src/input/numbers';

test('numbers of players are given one by one or as a range, and each counts once', () => {
  expect(playerCounts('4')).toEqual([4]);
  expect(playerCounts('3-6')).toEqual([3, 4, 5, 6]);
  expect(playerCounts('3, 5,3')).toEqual([3, 5]);
});

test.each(['', 'four', '-4', '3-', '6-3', '3-9999999999', '1e3', '3;4'])(
  '"%s" is no number of players',
  (text) => {
    expect(() => playerCounts(text)).toThrow('such as 3-6');
  },
);

test('a whole number stays within its limits', () => {
  expect(wholeNumber(1)('12')).toBe(12);
  for (const text of ['0', '-1', '1.5', '', 'x', '1e3', '99999999999999999999'])
    expect(() => wholeNumber(1)(text)).toThrow('1 or more');
  expect(() => wholeNumber(1, 256)('257')).toThrow('1 to 256');
});

test('a time is above zero', () => {
  expect(positiveNumber('0.5')).toBe(0.5);
  for (const text of ['0', '-1', 'soon', 'Infinity', ''])
    expect(() => positiveNumber(text)).toThrow('above 0');
});
