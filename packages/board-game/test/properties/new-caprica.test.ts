import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, isShut, location, type Seat, type State, view } from '../../src';
import { rules } from '../../src/rules';
import { census } from '../support/census';
import { redealHidden } from '../support/hide';
import { gamesThatCome } from '../support/named-seeds';
import { playRandomly, type RandomMoment } from '../support/random-game';
import { expectSame } from '../support/same';
import { goesOnFromStored } from '../support/stored';
import { runs, seeds } from './games';

/** Games that end on New Caprica: the fleet settles there after a few actions, however far it has come. */

const tables = fc.record({
  players: fc.integer({ min: 4, max: 6 }),
  cylonleader: fc.boolean(),
  cylonfleet: fc.boolean(),
});
type NewCapricaTable = {
  readonly players: number;
  readonly cylonleader: boolean;
  readonly cylonfleet: boolean;
};

const actionsBefore = 6;

function playOn(
  table: NewCapricaTable,
  seed: number,
  look: (moment: RandomMoment, given: Answer) => void,
): State {
  let actions = 0;
  const selection = { ...table, pegasus: true, exodus: table.cylonfleet, ending: 'newcaprica' as const };
  const { state } = playRandomly(selection, seed, (moment, given) => {
    const { ask } = moment.questions.find((q) => q.seat === given.seat && q.id === given.question) ?? {};
    if (ask === 'action' && ++actions === actionsBefore && !moment.state.newCaprica) {
      moment.state.distance = 7;
      moment.state.milestones = [4, 7];
      rules.call({ state: moment.state, facts: [] }, 'settle', {});
    }
    look(moment, given);
  });
  return state;
}

const everybody = (state: State): (Seat | null)[] => [null, ...state.players.keys()];

describe('games that end on New Caprica', () => {
  it('come there with the Cylon Fleet board in play, back to orbit and away, by seeds that are named here (newcaprica.setup.trigger, newcaprica.after.battle-cylonfleet)', () => {
    const phasesOf = (seed: number) => {
      const phases = new Set<string>();
      const selection = {
        players: 3 + (seed % 4),
        pegasus: true,
        exodus: true,
        cylonfleet: true,
        ending: 'newcaprica' as const,
        difficulty: 'easierhumans' as const,
      };
      playRandomly(selection, seed, ({ state }, _given, taken) => {
        if (state.newCaprica) phases.add(state.newCaprica.phase);
        if (taken().some(({ fact }) => fact === 'new-caprica-left')) phases.add('left');
      });
      return [...phases];
    };
    const left = (phases: readonly string[]) => phases.includes('left');
    for (const phases of gamesThatCome('away again', [129, 286, 352, 452, 524], phasesOf, left))
      expect(phases).toEqual(['occupied', 'orbit', 'left']);
  });

  it('lose and gain no component and end, some with the order to leave (newcaprica.setup.trigger, newcaprica.after.leave)', () => {
    const reached = { occupied: 0, orbit: 0, left: 0 };
    fc.assert(
      fc.property(tables, seeds, (table, seed) => {
        let before: unknown;
        let last: string | undefined;
        const end = playOn(table, seed, ({ state }) => {
          const phase = state.newCaprica?.phase;
          if (!phase || state.stack.some(({ p }) => p === 'settle')) return;
          if (phase !== last) reached[phase]++;
          last = phase;
          before ??= census(state);
          expectSame(census(state), before);
          expect(state.newCaprica?.occupation.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(4);
        });
        expect(end.over?.rule).toMatch(/^endgame\./);
        if (end.over?.reason === 'new-caprica') reached.left++;
      }),
      { ...runs(14), seed: 11 },
    );
    expect(reached.occupied).toBeGreaterThan(5);
    expect(reached.orbit).toBeGreaterThan(0);
  });

  it('leave nobody where nobody can be, and touch no ship while Galactica is away (newcaprica.before.moves, newcaprica.before.frozen)', () => {
    fc.assert(
      fc.property(tables, seeds, (table, seed) => {
        let frozen: string | undefined;
        let settledIn: number | undefined;
        playOn(table, seed, ({ state }) => {
          if (state.newCaprica?.phase !== 'occupied') return;
          // The action before which it is made to settle was chosen among ships, and is still carried out there.
          settledIn ??= state.turn.number;
          if (state.turn.number === settledIn) return;
          for (const { location: at, piloting } of state.players) {
            expect(piloting).toBeNull();
            if (at !== null) expect(isShut(state, location(at).board), at).toBe(false);
          }
          const { areas, basestars, boarding, damagedLocations, damagedVipers } = state;
          const now = JSON.stringify({ areas, basestars, boarding, damagedLocations, damagedVipers });
          frozen ??= now;
          expect(now).toBe(frozen);
        });
      }),
      runs(6),
    );
  });

  it('go on the same from what was stored, at any question (newcaprica.setup.resume)', () => {
    fc.assert(
      fc.property(tables, seeds, (table, seed) => {
        let n = 0;
        playOn(table, seed, ({ state }, given) => {
          if (!state.newCaprica || n++ % 4 > 0) return;
          goesOnFromStored(state, given);
        });
      }),
      runs(4),
    );
  });

  it('show a seat the same whatever ships lie in the stacks (civilians.facedown, newcaprica.setup.locked-stack)', () => {
    let moved = 0;
    fc.assert(
      fc.property(tables, seeds, (table, seed) => {
        let n = 0;
        playOn(table, seed, ({ state }) => {
          if (!state.newCaprica || n++ % 5 > 0) return;
          for (const seat of everybody(state)) {
            const other = redealHidden(state, seat, seed + n);
            expectSame(view(other, seat), view(state, seat));
            moved += Number(String(other.newCaprica?.locked) !== String(state.newCaprica.locked));
          }
        });
      }),
      runs(4),
    );
    expect(moved).toBeGreaterThan(0);
  });
});
