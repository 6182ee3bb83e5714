import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, type Seat, type State, view } from '../../src';
import { execute } from '../../src/procedures/executions/execute';
import { census } from '../support/census';
import { redealHidden } from '../support/hide';
import { playRandomly } from '../support/random-game';
import { expectSame } from '../support/same';
import { goesOnFromStored } from '../support/stored';
import { runs, seeds } from './games';

/** Games with Cylon Leaders, in which characters are executed now and then, whatever the cards say. */

const tables = fc.record({
  players: fc.integer({ min: 4, max: 7 }),
  forceexodus: fc.boolean(),
});
type LeadersTable = { readonly players: number; readonly forceexodus: boolean };

/** Every so many answers the one who answers is executed first. */
const between = 23;

function playOn(
  { players, forceexodus }: LeadersTable,
  seed: number,
  look: (state: State, given: Answer, k: number) => void,
): State {
  let k = 0;
  const selection = { players, pegasus: true, cylonleader: true, forceexodus };
  const { state } = playRandomly(selection, seed, (moment, given) => {
    const { ask } = moment.questions.find((q) => q.seat === given.seat && q.id === given.question) ?? {};
    if (ask === 'action' && k++ % between === between - 1) {
      const cause = { kind: 'rule', id: 'execution.discard' } as const;
      execute({ state: moment.state, facts: [] }, [given.seat], cause);
    }
    look(moment.state, given, k);
  });
  return state;
}

const everybody = (state: State): (Seat | null)[] => [null, ...state.players.keys()];

describe('games with Cylon Leaders and executions', () => {
  it('lose and gain no component, and end (execution.human-out, leaders.agenda-win)', () => {
    let ever = 0;
    fc.assert(
      fc.property(tables, seeds, (table, seed) => {
        let before: unknown;
        let executed = 0;
        const state = playOn(table, seed, (now) => {
          if (now.turn.number === 0) return;
          before ??= census(now);
          expectSame(census(now), before);
          executed = now.executions?.removed.length ?? 0;
        });
        const leader = state.players.findIndex((p) => p.agenda !== undefined);
        expect(leader).toBeGreaterThanOrEqual(0);
        expect(state.players[leader].loyalty).toEqual([]);
        expect(new Set(state.players.map((p) => p.character)).size).toBe(table.players);
        ever += executed + state.players.filter((p) => p.executions).length;
      }),
      runs(8),
    );
    expect(ever).toBeGreaterThan(0);
  });

  it('go on the same from what was stored, at any question (execution.new-character, infiltration.start)', () => {
    fc.assert(
      fc.property(tables, seeds, (table, seed) => {
        let n = 0;
        playOn(table, seed, (state, given) => {
          if (n++ % 7 > 0) return;
          goesOnFromStored(state, given);
        });
      }),
      runs(4),
    );
  });

  it('tell nobody else what a Leader wants (leaders.agenda-secret, secrecy.leader-goals)', () => {
    fc.assert(
      fc.property(tables, seeds, (table, seed) => {
        let n = 0;
        let moved = 0;
        playOn(table, seed, (state) => {
          if (n++ % 9 > 0) return;
          for (const seat of everybody(state)) {
            const other = redealHidden(state, seat, seed + n);
            expectSame(view(other, seat), view(state, seat));
            state.players.forEach(({ agenda }, owner) => {
              if (agenda === undefined) return;
              if (seat === owner) expect(other.players[owner].agenda).toBe(agenda);
              else {
                moved += Number(other.players[owner].agenda !== agenda);
                expect(view(state, seat).players[owner].agenda).toEqual({ card: null, holds: null });
              }
            });
          }
        });
        expect(moved).toBeGreaterThan(0);
      }),
      runs(4),
    );
  });
});
