import { describe, expect, it } from 'vitest';
import { type Answer, type Fact, type MachineState, playOn, ReplayFailed, Rules, startStreams } from '../src';

/** Two players take letters in turn, each off an own pile. */
interface Piles extends MachineState {
  piles: string[][];
}

/** A build that asks for the last letter of a pile, or one that takes it unasked. */
function begin(asksForTheLast: boolean) {
  const rules = new Rules<Piles, Fact, { take: { turn: number } }>();
  rules.ask('take', {
    options: (g, _frame, { seat }) => g.state.piles[seat].map((id) => ({ id })),
    moot: () => !asksForTheLast,
    chosen: (g, _frame, [{ id }], { seat }) => {
      g.state.piles[seat] = g.state.piles[seat].filter((each) => each !== id);
      g.facts.push({ fact: `${seat} takes ${id}` });
    },
  });
  rules.procedure('take', {
    next: (g, frame) => {
      if (g.state.piles.every((pile) => pile.length === 0)) return;
      frame.i = 0;
      rules.put(g, frame.turn++ % 2, 'take');
    },
  });
  const piles = [
    ['a', 'b'],
    ['c', 'd', 'e'],
  ];
  const streams = startStreams('piles', ['any']);
  const state: Piles = { version: 1, stack: [], questions: [], asked: [], streams, over: null, piles };
  const game = { state, facts: [] };
  rules.call(game, 'take', { turn: 0 });
  rules.run(game);
  return { rules, state };
}

function replayed(asksForTheLast: boolean, answers: readonly Answer[]): string[][] {
  const { rules, state } = begin(asksForTheLast);
  const told: string[][] = [];
  playOn(rules, state, answers, (facts) => told.push(facts.map(({ fact }) => fact)));
  return told;
}

describe('a replay', () => {
  const ofBefore: Answer[] = [
    { seat: 0, question: 0, picks: ['b'] },
    { seat: 1, question: 0, picks: ['d'] },
    { seat: 1, question: 1, picks: ['c'] },
  ];

  it('tells with each answer what followed', () => {
    expect(replayed(false, ofBefore)).toEqual([
      ['0 takes b'],
      ['1 takes d', '0 takes a'],
      ['1 takes c', '1 takes e'],
    ]);
  });

  it('gives answers of a build that asked less, and the one possible answer in between', () => {
    expect(replayed(true, ofBefore)).toEqual([['0 takes b'], ['1 takes d'], ['0 takes a', '1 takes c']]);
  });

  it('fails at an answer that fits nowhere, and says at which', () => {
    const wrong = { seat: 1, question: 1, picks: ['d'] };
    expect(() => replayed(true, [...ofBefore.slice(0, 2), wrong])).toThrow(ReplayFailed);
    expect(() => replayed(true, [...ofBefore.slice(0, 2), wrong])).toThrow('Answer 2');
  });
});
