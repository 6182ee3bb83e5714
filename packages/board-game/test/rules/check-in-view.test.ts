import { describe, expect, it } from 'vitest';
import { type CheckView, checkIn, markOfCheck, view } from '../../src';
import { nearest } from '../../src/table/queries';
import { playRandomly } from '../support/random-game';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** What a view shows of a check, added up. */
function shownTotal({ cards, totalChanges }: CheckView): number {
  return sum(cards.map(({ counts }) => counts)) + sum(totalChanges.map(({ change }) => change));
}

describe('a skill check in a view', () => {
  it('skill-check.step10.total: the cards that lie open and what is added to them make the total', () => {
    const changedBy = new Set<string>();
    const inDifficulty = new Set<string>();
    let totals = 0;
    for (let seed = 1; seed <= 16; seed++) {
      playRandomly({ players: 3 + (seed % 4) }, seed, ({ state }, _given, taken) => {
        for (const fact of taken()) {
          if (fact.fact !== 'check-totalled') continue;
          totals++;
          const { counted = [], changes = [], total } = fact;
          expect(sum(counted.map(({ counts }) => counts)) + sum(changes.map(({ change }) => change))).toBe(
            total,
          );
        }
        if (!nearest(state, 'skill-check')) return;
        const check = checkIn(view(state, null)) as CheckView;
        const { difficulty, difficultyParts, cards, total } = check;
        expect(difficultyParts.printed + sum(difficultyParts.changes.map(({ change }) => change))).toBe(
          difficulty,
        );
        for (const { by } of difficultyParts.changes) inDifficulty.add(`${by.kind} ${by.id}`);
        if (total !== null && cards.length > 0) expect(shownTotal(check)).toBe(total);
        for (const { printed, counts, changes } of cards) {
          expect(changes.at(-1)?.counts ?? printed).toBe(counts);
          for (const { by, what } of changes) changedBy.add(`${by.kind} ${by.id} ${what}`);
        }
      });
    }
    expect(totals).toBeGreaterThan(100);
    expect(changedBy).toContain('sheet inspirational-leader positive');
    expect(changedBy).toContain('skill scientific-research positive');
    expect(inDifficulty.size).toBeGreaterThan(0);
  });

  it('skill-check.step4.any-number: who adds a card sees what it will count for', () => {
    let seen = 0;
    playRandomly({ players: 4 }, 3, ({ state, questions }) => {
      for (const { ask, seat, options } of questions) {
        const check = checkIn(view(state, seat));
        if (ask !== 'add-to-check' || !check) continue;
        for (const option of options) {
          expect(typeof (option as { counts?: number }).counts).toBe('number');
          seen++;
        }
      }
    });
    expect(seen).toBeGreaterThan(100);
  });

  it('has an id of its own, which lasts as long as it is taken', () => {
    const ids: (string | null)[] = [];
    let started = 0;
    playRandomly({ players: 5 }, 7, ({ state }, _given, taken) => {
      started += taken().filter(({ fact }) => fact === 'check-started').length;
      const id = markOfCheck(view(state, null));
      if (id !== ids.at(-1)) ids.push(id);
    });
    const checks = ids.filter((id) => id !== null);
    expect(checks.length).toBeGreaterThan(10);
    expect(checks.length).toBeLessThanOrEqual(started);
    expect(new Set(checks).size).toBe(checks.length);
  });

  it('timing.two-reactions: a question tells which window it belongs to', () => {
    const windows = new Set<string | undefined>();
    playRandomly({ players: 4 }, 11, ({ state, questions }) => {
      for (const { ask, seat } of questions) {
        const [asked] = view(state, seat).questions.filter((each) => each.ask === ask);
        expect(asked.window !== undefined, ask).toBe(ask === 'react');
        windows.add(asked.window);
      }
    });
    expect(windows.size).toBeGreaterThan(4);
  });
});
