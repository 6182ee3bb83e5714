import { expect, test } from 'vitest';
import type { PlayedGame } from '../../src/tournament/game';
import { Games } from '../../src/tournament/games';

const game = (players: number, seed: string, winner: 'humans' | 'cylons'): PlayedGame => ({
  players,
  seed,
  winner,
  reason: '',
  turns: 0,
  answers: 0,
  distance: 0,
  revealed: 0,
  milliseconds: 0,
  medianAnswer: 0,
  suspicions: [],
});

test('games are reported in the order in which they are wanted, and each once', () => {
  const wanted = ['1', '2', '3'].map((seed) => ({ players: 4, seed }));
  const before = [game(4, '2', 'humans'), game(4, '2', 'humans'), game(5, '1', 'humans')];
  const games = new Games(wanted, before);
  expect([games.total, games.done, games.humansWin]).toEqual([3, 1, 100]);
  expect(games.left().map(({ seed }) => seed)).toEqual(['1', '3']);
  games.add(game(4, '3', 'cylons'));
  games.add(game(4, '1', 'humans'));
  expect(games.played().map(({ seed }) => seed)).toEqual(['1', '2', '3']);
  expect([games.done, games.humansWin]).toEqual([3, 67]);
  expect(games.left()).toEqual([]);
});
