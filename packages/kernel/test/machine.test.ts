import { describe, expect, it } from 'vitest';
import {
  answer,
  answerAll,
  fork,
  migrate,
  pending,
  randomInt,
  shuffle,
  startStreams,
  UnknownVersion,
} from '../src';
import { rules, start } from './tiny-game';

const run = (hands: number[][]) => {
  const game = start(hands);
  rules.run(game);
  return game;
};

describe('questions', () => {
  it('asks several seats at once and waits for all before anything happens', () => {
    const { state } = run([[1, 2], [3]]);
    expect(pending(rules, state).map((q) => [q.seat, q.id, q.options.map((o) => o.id)])).toEqual([
      [0, 0, ['n1', 'n2']],
      [1, 0, ['n3']],
    ]);
    expect(answer(rules, state, { seat: 0, question: 0, picks: ['n1'] }).ok).toBe(true);
    expect(state.table).toEqual([]);
    expect(pending(rules, state).map((q) => q.seat)).toEqual([1]);
    answer(rules, state, { seat: 1, question: 0, picks: [] });
    expect(state.table).toEqual([{ seat: 0, number: 1 }]);
    expect(state.over).toEqual({ winner: 0 });
  });

  it('does not ask a seat that has nothing to pick from', () => {
    const { state } = run([[1], []]);
    expect(pending(rules, state).map((q) => q.seat)).toEqual([0]);
  });

  it.each([
    [{ seat: 0, question: 0, picks: ['n5'] }, 'unknown-option'],
    [{ seat: 0, question: 0, picks: ['n1', 'n1'] }, 'picked-twice'],
    [{ seat: 0, question: 0, picks: ['n1', 'n2', 'n8'] }, 'too-many'],
    [{ seat: 0, question: 0, picks: ['n2', 'n8'] }, 'not-together'],
    [{ seat: 0, question: 7, picks: ['n1'] }, 'no-such-question'],
    [{ seat: 3, question: 0, picks: ['n1'] }, 'no-such-question'],
  ])('refuses %j as %s and changes nothing', (given, reason) => {
    const { state } = run([[1, 2, 8], [3]]);
    const before = JSON.stringify(state);
    const answered = answer(rules, state, given);
    expect(answered.ok ? 'taken' : answered.refusal.reason).toBe(reason);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('refuses a second answer, a late one, and any after the end', () => {
    const { state } = run([[1], [3]]);
    answer(rules, state, { seat: 0, question: 0, picks: [] });
    const again = answer(rules, state, { seat: 0, question: 0, picks: ['n1'] });
    expect(again.ok ? '' : again.refusal.reason).toBe('already-answered');
    answer(rules, state, { seat: 1, question: 0, picks: [] });
    const late = answer(rules, state, { seat: 0, question: 0, picks: [] });
    expect(late.ok ? '' : late.refusal.reason).toBe('game-over');
  });

  it('takes several answers as one step, or none of them', () => {
    const { state } = run([[1, 2], []]);
    const before = JSON.stringify(state);
    const wrong = answerAll(rules, fork, state, [
      { seat: 0, question: 0, picks: ['n1'] },
      { seat: 0, question: 1, picks: ['n2'] },
    ]);
    expect(wrong.ok).toBe(false);
    expect(JSON.stringify(state)).toBe(before);
    const several = answerAll(rules, fork, state, [
      { seat: 0, question: 0, picks: ['n1'] },
      { seat: 1, question: 0, picks: [] },
    ]);
    expect(several.ok ? '' : several.refusal.reason).toBe('not-together');
    const right = answerAll(rules, fork, state, [{ seat: 0, question: 0, picks: ['n1'] }]);
    expect(right.ok && right.facts.length).toBe(1);
    expect(state.table).toEqual([{ seat: 0, number: 1 }]);
  });

  it('goes on from JSON at any question exactly as before', () => {
    const { state } = run([
      [1, 4],
      [3, 9],
    ]);
    const copy = JSON.parse(JSON.stringify(state));
    for (const s of [state, copy]) {
      answer(rules, s, { seat: 0, question: 0, picks: ['n4'] });
      answer(rules, s, { seat: 1, question: 0, picks: [] });
      answer(rules, s, { seat: 1, question: 1, picks: ['cancel'] });
    }
    expect(copy).toEqual(JSON.parse(JSON.stringify(state)));
    expect(copy.log).toEqual(['1 cancels']);
  });
});

describe('windows', () => {
  it('asks everybody who could answer, in secret, and lets the decider order them', () => {
    const { state } = run([[1], [9], [9]]);
    answer(rules, state, { seat: 0, question: 0, picks: ['n1'] });
    answer(rules, state, { seat: 1, question: 0, picks: [] });
    answer(rules, state, { seat: 2, question: 0, picks: [] });
    expect(pending(rules, state).map((q) => [q.seat, q.ask, q.secret])).toEqual([
      [1, 'react', true],
      [2, 'react', true],
    ]);
    answer(rules, state, { seat: 1, question: 1, picks: ['cancel'] });
    answer(rules, state, { seat: 2, question: 1, picks: ['cancel'] });
    const [order] = pending(rules, state);
    expect([order.seat, order.ask, order.options.map((o) => o.id)]).toEqual([
      0,
      'order-of-reactions',
      ['1:cancel', '2:cancel'],
    ]);
    answer(rules, state, { seat: 0, question: 1, picks: ['2:cancel'] });
    // The other finds nothing left to cancel and keeps the card.
    expect(state.hands).toEqual([[], [9], []]);
    expect(state.log).toEqual(['2 cancels']);
  });

  it('closes when all pass', () => {
    const { state } = run([[1], [9]]);
    answer(rules, state, { seat: 0, question: 0, picks: ['n1'] });
    answer(rules, state, { seat: 1, question: 0, picks: [] });
    answer(rules, state, { seat: 1, question: 1, picks: ['pass'] });
    expect(state.table).toEqual([{ seat: 0, number: 1 }]);
  });

  it('is put to everybody who might answer, where that shall tell nothing', () => {
    const { state } = run([[1], [3], [], [9]]);
    state.discreet = true;
    answer(rules, state, { seat: 0, question: 0, picks: ['n1'] });
    answer(rules, state, { seat: 1, question: 0, picks: [] });
    answer(rules, state, { seat: 3, question: 0, picks: [] });
    const open = pending(rules, state).map(({ seat, options }) => [seat, options.map(({ id }) => id)]);
    expect(open).toEqual([
      [1, ['pass']],
      [3, ['cancel', 'pass']],
    ]);
    answer(rules, state, { seat: 1, question: 1, picks: ['pass'] });
    answer(rules, state, { seat: 3, question: 1, picks: ['cancel'] });
    expect(state.log).toEqual(['3 cancels']);
  });
});

describe('the machine', () => {
  it('stops rules that never come to a question', () => {
    const game = start([[]], 'loop');
    expect(() => rules.run(game)).toThrow(/runaway rules in loop/);
  });

  it('forks a state that plays on by itself', () => {
    const { state } = run([[1], [3]]);
    const other = fork(state);
    answer(rules, other, { seat: 0, question: 0, picks: ['n1'] });
    expect(state.questions[0].picks).toBeUndefined();
    expect(other.questions[0].picks).toEqual(['n1']);
  });

  it('keeps its random streams apart', () => {
    const one = { ...start([[]]).state };
    const two = { ...start([[]]).state };
    for (let i = 0; i < 5; i++) randomInt(one, 'a', 1, 8);
    expect(shuffle(one, 'b', [1, 2, 3, 4, 5, 6])).toEqual(shuffle(two, 'b', [1, 2, 3, 4, 5, 6]));
    expect(startStreams('x', ['a']).a).not.toEqual(startStreams('y', ['a']).a);
    expect(startStreams('x', ['a']).a).not.toEqual(startStreams('x', ['b']).b);
  });

  it('draws the same numbers everywhere, and on from where a stream is', () => {
    const { state } = start([[]]);
    state.streams = startStreams('Ragtag', ['dice']);
    const rolls = () => Array.from({ length: 10 }, () => randomInt(state, 'dice', 1, 8));
    expect(rolls()).toEqual([1, 7, 6, 5, 2, 6, 8, 6, 3, 8]);
    const saved = JSON.parse(JSON.stringify(state.streams)) as typeof state.streams;
    const next = rolls();
    state.streams = saved;
    expect(rolls()).toEqual(next);
    state.streams = startStreams('Ragtag', ['dice']);
    const order = shuffle(state, 'dice', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(order).toEqual([1, 6, 10, 3, 5, 7, 12, 2, 11, 8, 4, 9]);
    expect(state.streams.dice.at(-1)).toBe(11);
  });

  it('rolls every face about as often', () => {
    const { state } = start([[]]);
    const seen = Array<number>(8).fill(0);
    for (let i = 0; i < 8000; i++) seen[randomInt(state, 'a', 1, 8) - 1]++;
    for (const n of seen) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });

  it('brings older states up to date, and refuses those it does not know', () => {
    const steps = [
      (s: object) => ({ ...s, added: 1 }) as never,
      (s: object) => ({ ...s, moved: true }) as never,
    ];
    expect(migrate({ version: 0 }, steps)).toEqual({ version: 2, added: 1, moved: true });
    expect(() => migrate({ version: 3 }, steps)).toThrow(UnknownVersion);
    expect(() => migrate('rubbish', steps)).toThrow(UnknownVersion);
  });
});
