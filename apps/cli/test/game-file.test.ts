import { games } from '@ragtag/games';
import { describe, expect, test } from 'vitest';
import { Failure } from '../src/failure';
import { type GameFile, readGame, writeGame } from '../src/game-file';
import { gameOptions } from '../src/input/game-options';

const game: GameFile = {
  playable: games.board,
  options: gameOptions(games.board.module, { difficulty: 'easierhumans' }, 5),
  seed: 'caprica',
  seats: ['Ann', 'Bob', 'Cid', 'Dot', 'Eve'].map((name) => ({ name })),
  answers: [
    { seat: 2, question: 0, picks: ['laura-roslin'] },
    { seat: 0, question: 7, picks: [] },
  ],
  over: null,
};

test('a game that was written is read back', () => {
  expect(readGame(writeGame(game), 'game.json')).toEqual(game);
  const { over: _over, ...bare } = { ...game, answers: [], seats: [] };
  expect(readGame(writeGame(bare), 'game.json')).toEqual(bare);
});

test('only what differs from the usual game is written of its options', () => {
  expect(JSON.parse(writeGame(game)).options).toEqual({ players: 5, difficulty: 'easierhumans' });
});

test('a file from when there was one game is read as that game', () => {
  const { format, options, seed, answers, over } = JSON.parse(writeGame(game));
  const names = game.seats.map(({ name }) => name);
  const first = JSON.stringify({ format, version: 1, options, seed, names, answers, over });
  expect(readGame(first, 'game.json')).toEqual(game);
});

test('a file says which game it is, and what seats have brought', () => {
  const { module } = games.tiny;
  const options = gameOptions(module, { charms: true }, 2);
  const seats = [
    { name: 'Ann', setup: { lucky: 3 } },
    { name: 'Bob', setup: { lucky: 4 } },
  ];
  const tiny: GameFile = { playable: games.tiny, options, seed: 'one', seats, answers: [] };
  expect(JSON.parse(writeGame(tiny))).toMatchObject({ version: 2, game: 'tiny', seats });
  expect(readGame(writeGame(tiny), 'game.json')).toEqual(tiny);
});

describe('a file that is no game is refused with what is wrong:', () => {
  const written = () => JSON.parse(writeGame(game));
  const cases: [string, () => unknown, RegExp][] = [
    ['no JSON', () => 'Once upon a time', /game\.json is not JSON/],
    ['another format', () => ({ ...written(), format: 'chess' }), /format: /],
    ['a later version', () => ({ ...written(), version: 3 }), /version: /],
    ['a broken answer', () => ({ ...written(), answers: [{ seat: 'north' }] }), /answers\.0\.seat: /],
    [
      'names that would paint',
      () => ({ ...written(), seats: [{ name: '\u001b[2J' }] }),
      /seats\.0\.name: has signs/,
    ],
    ['a game that is unknown', () => ({ ...written(), game: 'chess' }), /There is no game "chess"/],
    ['a field that is unknown', () => ({ ...written(), rating: 5 }), /rating/],
    [
      'options that do not work',
      () => ({ ...written(), options: { players: 12 } }),
      /12 players are too many/,
    ],
  ];
  test.each(cases)('%s', (_name, content, problem) => {
    const value = content();
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    expect(() => readGame(text, 'game.json')).toThrow(Failure);
    expect(() => readGame(text, 'game.json')).toThrow(problem);
  });
});
