import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { answer, fork, pending, type State } from '../src/index';
import { runScenarios, startScenario } from '../src/scenario';

const text = readFileSync(new URL('../puzzles/win-this-turn.yaml', import.meta.url), 'utf8');
const names = [...text.matchAll(/^name: (.+)$/gm)].map(([, name]) => name);

/** Every way to answer with as few options as may be, or with one. */
function answersTo(state: State): { seat: number; given: State[] } | null {
  const [question] = pending(state);
  if (!question) return null;
  const picks =
    question.min === 0
      ? [[], ...question.options.map(({ id }) => [id])]
      : question.options.map(({ id }) => [id]);
  const given = picks.flatMap((each) => {
    const after = fork(state);
    const { ok } = answer(after, { seat: question.seat, question: question.id, picks: each });
    return ok ? [after] : [];
  });
  return { seat: question.seat, given };
}

/** Whether seat 0 can win before the execution phase of this turn is over, whatever the other answers. */
function canWin(state: State, known: Map<string, boolean>): boolean {
  if (state.over) return state.over.winners.length === 1 && state.over.winners[0] === 0;
  if (state.turn.phase !== 'execution' || state.turn.number !== 1) return false;
  const key = JSON.stringify(state);
  const before = known.get(key);
  if (before !== undefined) return before;
  known.set(key, false);
  const asked = answersTo(state);
  const wins = (each: State) => canWin(each, known);
  const result =
    asked !== null &&
    (asked.seat === 0 ? asked.given.some(wins) : asked.given.length > 0 && asked.given.every(wins));
  known.set(key, result);
  return result;
}

describe('puzzles', () => {
  test('are solved by the way that is written down', () => {
    const failures = runScenarios(text).flatMap(({ name, ok, failures: why }) => (ok ? [] : [{ name, why }]));
    expect(failures).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(6);
  });

  test.each(names.map((name, index) => [name, index] as const))(
    '"%s" can be won against every answer, but not by every first action',
    (_, index) => {
      const { state } = startScenario(text, index);
      const known = new Map<string, boolean>();
      expect(canWin(state, known)).toBe(true);
      const first = answersTo(state);
      expect(first?.seat).toBe(0);
      expect(first?.given.some((each) => !canWin(each, known))).toBe(true);
    },
  );
});
