import { expect, test } from 'vitest';
import { clockText, clockWords, hoursWords, readClock } from '../../../src/shell/words/time';

test.each([
  [0, '0:00'],
  [8_100, '0:09'],
  [75_000, '1:15'],
  [3_600_000, '1 h 0 min'],
  [9_000_000, '2 h 30 min'],
  [100 * 3_600_000, '4 d 4 h'],
  [-5, '0:00'],
])('a clock with %i ms left shows %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

test('the time of a decision runs before the reserve', () => {
  expect(readClock(100_000, 60_000, 10_000)).toEqual({ left: 30_000, reserve: 60_000, onReserve: false });
  expect(readClock(100_000, 60_000, 70_000)).toEqual({ left: 30_000, reserve: 30_000, onReserve: true });
  expect(readClock(100_000, 0, 120_000)).toEqual({ left: 0, reserve: 0, onReserve: false });
});

test('clocks are told in words', () => {
  expect([1, 6, 24, 72].map(hoursWords)).toEqual(['1 hour', '6 hours', '1 day', '3 days']);
  expect(clockWords({ kind: 'live', decision: 60, reserve: 600 })).toBe('60 s + 10 min');
  expect(clockWords({ kind: 'slow', hours: 24 })).toBe('1 day a decision');
});
