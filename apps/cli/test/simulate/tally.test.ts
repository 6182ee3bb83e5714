import { module, newGame } from '@ragtag/board-game';
import { expect, test } from 'vitest';
import { gameOptions } from '../../src/input/game-options';
import { Tally } from '../../src/simulate/tally';

const { state } = newGame(gameOptions(module, {}, 4), '1');

test('a game that cannot be played to its end is stuck, and told with the command that repeats it', () => {
  const tally = new Tally(module);
  const command = 'ragtag simulate --games 1 --players 4 --seed 1';
  const over = { winner: 'cylons', rule: 'endgame.loss.resource', reason: 'fuel' } as const;
  tally.add(4, { state: { ...state, over }, answers: 200, problem: null }, { seed: '0', command: '' });
  tally.add(4, { state, answers: 100, problem: 'Nobody is asked anything.' }, { seed: '1', command });
  expect(tally.report()).toMatchObject({
    games: 2,
    finished: 1,
    stuck: 1,
    wins: { cylons: 1 },
    reasons: { 'endgame.loss.resource/fuel': 1 },
    answers: 300,
    answersPerGame: { least: 100, most: 200 },
    failures: [{ seed: '1', players: 4, problem: 'Nobody is asked anything.', command }],
  });
});
