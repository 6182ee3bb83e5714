import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Seat, type State, traumaTokens, view } from '../../src';
import { checkObjective } from '../../src/procedures/jumping/objective';
import { census } from '../support/census';
import { redealHidden } from '../support/hide';
import { gamesThatCome } from '../support/named-seeds';
import { type LookIn, playRandomly } from '../support/random-game';
import { expectSame } from '../support/same';
import { goesOnFromStored } from '../support/stored';
import { everyGameWith } from './box';
import { runs, seeds } from './games';

everyGameWith('the Ionian Nebula', 'setup.ending.ionian', [
  { exodus: true, ending: 'ioniannebula' },
  { exodus: true, cylonfleet: true, personalgoal: true, finalfive: true, ending: 'ioniannebula' },
]);

/** Games that come to the Crossroads after a few actions, however far the fleet has come, with many tokens in hands. */

const tables = fc.record({
  players: fc.integer({ min: 4, max: 6 }),
  pegasus: fc.boolean(),
  cylonfleet: fc.boolean(),
});
type IonianTable = { readonly players: number; readonly pegasus: boolean; readonly cylonfleet: boolean };

const actionsBefore = 6;

/** As many of the pool as make a trial likely to find somebody. */
function burden({ players, trauma }: State): void {
  if (!trauma) return;
  for (const p of players) {
    for (let n = 0; n < 3; n++) {
      const at = trauma.pool.findIndex((token) => traumaTokens[token].symbol !== 'disaster');
      if (at >= 0) p.trauma = [...(p.trauma ?? []), ...trauma.pool.splice(at, 1)].sort((a, b) => a - b);
    }
  }
}

function playOn({ pegasus, ...table }: IonianTable, seed: number, look: LookIn): State {
  let actions = 0;
  const selection = {
    ...table,
    pegasus,
    cylonleader: pegasus,
    exodus: true,
    ending: 'ioniannebula' as const,
  };
  const { state } = playRandomly(selection, seed, (moment, given, taken) => {
    const { ask } = moment.questions.find((q) => q.seat === given.seat && q.id === given.question) ?? {};
    if (ask === 'action' && ++actions === actionsBefore && moment.state.distance < 8) {
      moment.state.distance = 8;
      moment.state.milestones = [4];
      burden(moment.state);
      checkObjective({ state: moment.state, facts: [] });
    }
    look(moment, given, taken);
  });
  return state;
}

const everybody = (state: State): (Seat | null)[] => [null, ...state.players.keys()];

describe('games that come to the Crossroads', () => {
  it('do so in play, up to the trial, by seeds that are named here (objective.ionian, trial.cleanup)', () => {
    const phasesOf = (seed: number) => {
      const players = 3 + (seed % 4);
      const facts: string[] = [];
      playRandomly(
        { players, exodus: true, ending: 'ioniannebula', difficulty: 'easierhumans' },
        seed,
        (_moment, _given, taken) => {
          for (const fact of taken()) {
            if (fact.fact === 'phase') facts.push(fact.phase);
            if (fact.fact === 'trial-begins' || fact.fact === 'left-game') facts.push(fact.fact);
          }
        },
      );
      return facts;
    };
    const out = (facts: readonly string[]) => facts.includes('left-game');
    for (const facts of gamesThatCome('to where somebody is out', [27, 63, 114], phasesOf, out))
      expect(facts.slice(facts.indexOf('crossroads'))).toEqual(['crossroads', 'trial-begins', 'left-game']);
  });

  it('lose and gain no component, leave whoever is out alone, and end (trial.elimination, trial.elimination-turns, trial.tokens-out)', () => {
    const reached = { trial: 0, out: 0, current: 0 };
    fc.assert(
      fc.property(tables, seeds, (table, seed) => {
        let before: unknown;
        let over = false;
        const end = playOn(table, seed, ({ state, questions }, _given, taken) => {
          if (state.turn.number === 0) return;
          before ??= census(state);
          expectSame(census(state), before);
          const current = state.turn.seat;
          for (const [seat, p] of state.players.entries()) {
            if (p.standing !== 'eliminated') continue;
            expect(questions.every((q) => q.seat !== seat)).toBe(true);
            expect(current).not.toBe(seat);
            expect(Object.values(state.titles)).not.toContain(seat);
            expect([p.hand, p.superCrises, p.location, p.piloting]).toEqual([[], [], null, null]);
          }
          if (over) {
            expect(state.players.flatMap(({ trauma = [] }) => trauma)).toEqual([]);
            expect([state.trauma?.pool, state.trauma?.discard, state.trauma?.on, state.allies]).toEqual([
              [],
              [],
              [],
              [],
            ]);
          }
          for (const fact of taken()) {
            if (fact.fact === 'trial-begins') reached.trial++;
            if (fact.fact === 'left-game') reached.out++;
            if (fact.fact === 'left-game' && fact.seat === current) reached.current++;
            if (fact.fact === 'trauma-gone') over = true;
          }
        });
        expect(end.over?.rule).toMatch(/^endgame\./);
        for (const [seat, { standing }] of end.players.entries())
          if (standing === 'eliminated') expect(end.over?.winners).not.toContain(seat);
      }),
      { ...runs(24), seed: 5 },
    );
    expect(reached.trial).toBeGreaterThan(5);
    expect(reached.out).toBeGreaterThan(2);
  });

  it('go on the same from what was stored, at any question of the phase (crossroads.deal)', () => {
    fc.assert(
      fc.property(tables, seeds, (table, seed) => {
        playOn(table, seed, ({ state }, given) => {
          if (state.stack.some(({ p }) => p === 'crossroads')) goesOnFromStored(state, given);
        });
      }),
      runs(5),
    );
  });

  it('show and ask a seat the same whatever the others were dealt and have chosen (crossroads.deal, trauma.draw-hidden, secrecy.trauma)', () => {
    let moved = 0;
    fc.assert(
      fc.property(tables, seeds, (table, seed) => {
        let n = 0;
        playOn(table, seed, ({ state }) => {
          if (!state.stack.some(({ p }) => p === 'crossroads')) return;
          n++;
          for (const seat of everybody(state)) {
            const other = redealHidden(state, seat, seed + n);
            expectSame(view(other, seat), view(state, seat));
            const dealt = ({ players }: State) =>
              JSON.stringify(players.map((p) => [p.crossroads, p.trauma]));
            moved += Number(dealt(other) !== dealt(state));
          }
        });
      }),
      runs(5),
    );
    expect(moved).toBeGreaterThan(0);
  });
});
