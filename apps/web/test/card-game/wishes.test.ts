import { expect, test } from 'vitest';
import { keepWishes, wishesOf } from '../../src/card-game/table/wishes';

test('what a player wishes done with own texts is kept for that game and seat alone', () => {
  const [game, other] = [{}, {}];
  keepWishes(game, 0, new Map([[7, 'yes']]));
  keepWishes(game, 1, new Map([[7, 'no']]));
  expect(wishesOf(game, 0).get(7)).toBe('yes');
  expect(wishesOf(game, 1).get(7)).toBe('no');
  expect(wishesOf(game, null).size).toBe(0);
  expect(wishesOf(other, 0).size).toBe(0);
  keepWishes(game, 0, new Map());
  expect(wishesOf(game, 0).size).toBe(0);
  expect(wishesOf(game, 1).size).toBe(1);
});

test('where no game is played nothing is kept', () => {
  keepWishes(null, 0, new Map([[7, 'yes']]));
  expect(wishesOf(null, 0).size).toBe(0);
});
