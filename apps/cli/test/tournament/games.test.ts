import { expect, test } from 'vitest';
import { Games } from '../../src/tournament/games';
import type { PlayedGame } from '../../src/tournament/kind';

const game = (players: number, seed: string): PlayedGame => ({ players, seed });

test('games are reported in the order in which they are wanted, and each once', () => {
  const wanted = ['1', '2', '3'].map((seed) => ({ players: 4, seed, at: 0 }));
  const before = [game(4, '2'), game(4, '2'), game(5, '1')];
  const games = new Games(wanted, before);
  expect([games.total, games.done]).toEqual([3, 1]);
  expect(games.left().map(({ seed }) => seed)).toEqual(['1', '3']);
  games.add(game(4, '3'));
  games.add(game(4, '1'));
  expect(games.played().map(({ seed }) => seed)).toEqual(['1', '2', '3']);
  expect(games.done).toBe(3);
  expect(games.left()).toEqual([]);
});
