import { chooser, randomPicks } from '@ragtag/kernel';
import { playsOnFromCopies } from '@ragtag/kernel/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answer, load, module, newGame, pending, stateVersion } from '../../src';
import { startScenario } from '../../src/scenario';
import { optionsFor } from '../support/random-game';
import { players, runs, seeds } from './games';

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

it('a game that is saved or forked at every question plays on identically', () => {
  fc.assert(
    fc.property(players, seeds, (n, seed) => {
      const beginning = { options: optionsFor({ players: n }), seed: `seed ${seed}`, seats: [] };
      expect(playsOnFromCopies(module, { beginning, seed })).toBeUndefined();
    }),
    runs(16),
  );
});

it('a game saved with the streams of version 1 goes on', () => {
  const { state } = newGame(optionsFor({ players: 4 }), 'saved');
  const old = {
    ...state,
    version: 1,
    streams: { setup: [1, 2, 3, 4], cards: [5, 6, 7, 8], dice: [9, 10, 11, -12] },
  };
  const loaded = load(asJson(old));
  const again = load(asJson(old));
  const pick = chooser(3);
  while (!loaded.over) {
    const [question] = pending(loaded);
    const given = { seat: question.seat, question: question.id, picks: randomPicks(question, pick) };
    expect(answer(again, given)).toEqual(answer(loaded, given));
  }
  expect(loaded.version).toBe(stateVersion);
  expect(again).toEqual(loaded);
});

it('a game saved in version 1 in the midst of a Presidential Pardon goes on', () => {
  const { state } = startScenario(`name: x
given:
  players:
    - { character: laura-roslin, titles: [president], location: command }
    - { character: saul-tigh, location: brig }
    - { character: tom-zarek, location: brig }
  quorumHand: [presidential-pardon]
  start: { action: 'quorum:presidential-pardon' }`);
  const asked = pending(state);
  expect(asked).toMatchObject([{ ask: 'choose-player' }]);
  // Its choices stood in the outer list then, and no list lay within.
  const inner = state.stack.pop();
  Object.assign(state.stack[state.stack.length - 1], { i: inner?.i });
  state.questions = state.questions.map((question) => ({ ...question, at: question.at - 1 }));
  const streams = { setup: [1, 2, 3, 4], cards: [5, 6, 7, 8], dice: [9, 10, 11, 12] };
  const loaded = load(asJson({ ...state, version: 1, streams }));
  for (const pick of ['tom-zarek', 'sickbay']) {
    const [{ seat, id }] = pending(loaded);
    expect(answer(loaded, { seat, question: id, picks: [pick] })).toMatchObject({ ok: true });
  }
  expect(loaded.players.map(({ location }) => location)).toEqual(['command', 'brig', 'sickbay']);
});
