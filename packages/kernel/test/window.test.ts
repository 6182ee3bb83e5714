import { describe, expect, it } from 'vitest';
import {
  answer,
  type Fact,
  type Game,
  type MachineState,
  type OpenWindow,
  pending,
  type Reaction,
  Rules,
  Windows,
} from '../src';

interface WindowState extends MachineState {
  log: string[];
}

const rules = new Rules<WindowState, Fact, { window: OpenWindow; event: { first: number } }>();
const windows = new Windows<WindowState, Fact, Reaction>(rules as never, {
  find: () => [0, 1, 2].map((seat) => ({ id: `r${seat}`, seat, forced: false, spent: false })),
  use: (g, _window, _event, { id }) => void g.state.log.push(id),
  decider: (_g, event) => (event as unknown as { first: number }).first,
  discipline: () => 'in-order',
});
rules.procedure('event', { open: (g) => windows.open(g, 'moment') });

function begin(first: number): WindowState {
  const state: WindowState = {
    version: 1,
    stack: [],
    questions: [],
    asked: [],
    streams: {},
    over: null,
    log: [],
  };
  const game: Game<WindowState> = { state, facts: [] };
  rules.call(game, 'event', { first });
  rules.run(game);
  return state;
}

function pick(state: WindowState, id: string): number {
  const [question] = pending(rules, state);
  answer(rules, state, { seat: question.seat, question: question.id, picks: [id] });
  return question.seat;
}

describe('a window that is answered in order', () => {
  it('asks openly, one after another, from whom the event concerns', () => {
    const state = begin(1);
    expect(pending(rules, state).map((q) => [q.seat, q.ask, q.secret])).toEqual([
      [1, 'react-in-order', undefined],
    ]);
    expect([pick(state, 'pass'), pick(state, 'r2'), pick(state, 'pass')]).toEqual([1, 2, 0]);
    expect(state.log).toEqual(['r2']);
    expect(state.stack).toEqual([]);
  });
});
