import { expect, test } from 'vitest';
import { commandFor, seedOf } from '../../src/simulate/seeds';

test('the first game has the seed itself, so that any game can be played again alone', () => {
  expect([0, 1, 2].map((i) => seedOf('41', i))).toEqual(['41', '42', '43']);
  expect([0, 1, 2].map((i) => seedOf('caprica', i))).toEqual(['caprica', 'caprica-1', 'caprica-2']);
  expect(seedOf(seedOf('41', 5), 0)).toBe(seedOf('41', 5));
});

test('the command to repeat a game can be pasted into a shell', () => {
  expect(commandFor('board', 4, '42', '')).toBe(
    'npm run -s ragtag -- simulate --games 1 --players 4 --seed 42',
  );
  expect(commandFor('board', 6, "Adama's", 'nosympathizer')).toBe(
    `npm run -s ragtag -- simulate --games 1 --players 6 --seed 'Adama'\\''s' --options nosympathizer`,
  );
});
