import { describe, expect, test } from 'vitest';
import { Failure } from '../src/failure';
import { type GameFile, readGame, writeGame } from '../src/game-file';
import { gameOptions } from '../src/input/game-options';

const game: GameFile = {
  options: gameOptions({ difficulty: 'easierhumans' }, 5),
  seed: 'caprica',
  names: ['Ann', 'Bob', 'Cid', 'Dot', 'Eve'],
  answers: [
    { seat: 2, question: 0, picks: ['laura-roslin'] },
    { seat: 0, question: 7, picks: [] },
  ],
  over: null,
};

test('a game that was written is read back', () => {
  expect(readGame(writeGame(game), 'game.json')).toEqual(game);
  const { names: _names, over: _over, ...bare } = { ...game, answers: [] };
  expect(readGame(writeGame(bare), 'game.json')).toEqual(bare);
});

test('only what differs from the usual game is written of its options', () => {
  expect(JSON.parse(writeGame(game)).options).toEqual({ players: 5, difficulty: 'easierhumans' });
});

describe('a file that is no game is refused with what is wrong:', () => {
  const written = () => JSON.parse(writeGame(game));
  const cases: [string, () => unknown, RegExp][] = [
    ['no JSON', () => 'Once upon a time', /game\.json is not JSON/],
    ['another format', () => ({ ...written(), format: 'chess' }), /format: /],
    ['a later version', () => ({ ...written(), version: 2 }), /version: /],
    ['a broken answer', () => ({ ...written(), answers: [{ seat: 'north' }] }), /answers\.0\.seat: /],
    ['names that would paint', () => ({ ...written(), names: ['\u001b[2J'] }), /names\.0: has signs/],
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
