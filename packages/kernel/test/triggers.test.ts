import { describe, expect, it } from 'vitest';
import {
  answer,
  type Dealing,
  type Fact,
  type Game,
  type MachineState,
  pending,
  Rules,
  Triggers,
} from '../src';

interface Set {
  id: string;
  seat: number;
  may: boolean;
  sets?: Set;
  lost?: boolean;
}

interface TriggersState extends MachineState {
  waiting: Set[];
  log: string[];
}

const rules = new Rules<TriggersState, Fact, { triggers: Dealing<Set>; begin: object }>();
const triggers = new Triggers<TriggersState, Fact, Set>(rules as never, {
  queue: (g) => g.state.waiting,
  first: () => 1,
  left: (_g, seat) => (seat + 1) % 3,
  usable: (_g, t) => !t.lost,
  use: (g, t) => {
    g.state.log.push(t.id);
    if (t.sets) g.state.waiting.push(t.sets);
  },
});
rules.procedure('begin', { drain: (g) => triggers.drain(g) });

function begin(...waiting: Set[]): TriggersState {
  const state: TriggersState = {
    version: 1,
    stack: [],
    questions: [],
    asked: [],
    streams: {},
    over: null,
    waiting,
    log: [],
  };
  const game: Game<TriggersState> = { state, facts: [] };
  rules.call(game, 'begin', {});
  rules.run(game);
  return state;
}

const asked = (state: TriggersState) =>
  pending(rules, state).map((q) => `${q.seat} ${q.ask} ${q.options.map((o) => o.id).join(',')}`);

const must = (id: string, seat: number, more: Partial<Set> = {}): Set => ({ id, seat, may: false, ...more });

describe('triggers', () => {
  it('come by seat from the first player, what they set off after them', () => {
    const state = begin(must('c', 0), must('b', 2), must('a', 1, { sets: must('d', 1) }));
    expect(state.log).toEqual(['a', 'b', 'c', 'd']);
    expect(state.stack).toEqual([]);
  });

  it('let their owner choose the order of the own ones', () => {
    const state = begin(must('a', 1), must('b', 1), must('c', 2));
    expect(asked(state)).toEqual(['1 order-of-triggers a,b']);
    answer(rules, state, { seat: 1, question: 0, picks: ['b'] });
    expect(state.log).toEqual(['b', 'a', 'c']);
  });

  it('ask who may let it be when its turn comes, and lapse where they can no longer be used', () => {
    const state = begin({ id: 'a', seat: 1, may: true }, must('b', 2, { lost: true }), must('c', 0));
    expect(asked(state)).toEqual(['1 may-answer yes,no']);
    expect(state.log).toEqual([]);
    answer(rules, state, { seat: 1, question: 0, picks: ['no'] });
    expect(state.log).toEqual(['c']);
    const used = begin({ id: 'a', seat: 1, may: true });
    answer(rules, used, { seat: 1, question: 0, picks: ['yes'] });
    expect(used.log).toEqual(['a']);
  });
});
