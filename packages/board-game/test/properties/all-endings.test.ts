import { describe, expect, it } from 'vitest';
import { type State, view } from '../../src';
import type { Selection } from '../../src/options';
import { checkObjective } from '../../src/procedures/jumping/objective';
import { census } from '../support/census';
import { redealHidden } from '../support/hide';
import { type LookIn, playRandomly } from '../support/random-game';
import { expectSame } from '../support/same';
import { goesOnFromStored } from '../support/stored';
import { everyGameWith } from './box';

const all = { pegasus: true, exodus: true, daybreak: true, ending: 'allendings' } as const;

everyGameWith('all endings', 'variants.forced.all-endings', [
  all,
  { ...all, cylonfleet: true, personalgoal: true, finalfive: true },
]);

/** Games of random players that come to New Caprica after a few actions, whose people never starve. */

const actionsBefore = 4;

function feed({ resources }: State): void {
  for (const dial of ['fuel', 'food', 'morale', 'population'] as const)
    resources[dial] = Math.max(resources[dial], 6);
}

function playOn(selection: Selection, seed: number, look: LookIn): State {
  let actions = 0;
  const { state } = playRandomly(selection, seed, (moment, given, taken) => {
    const { ask } = moment.questions.find((q) => q.seat === given.seat && q.id === given.question) ?? {};
    feed(moment.state);
    if (ask === 'action' && ++actions === actionsBefore && moment.state.distance < 7) {
      moment.state.distance = 8;
      moment.state.milestones = [4];
      checkObjective({ state: moment.state, facts: [] });
    }
    look(moment, given, taken);
  });
  return state;
}

describe('games through all endings', () => {
  const tables = [1, 2, 6, 9].map((seed) => ({
    seed,
    selection: { ...all, players: 3 + (seed % 4), cylonfleet: seed % 2 === 0, cylonleader: seed % 4 > 1 },
  }));

  it('leave New Caprica, hold the trial, and go on, losing no component (variants.forced.all-endings, trial.cleanup)', () => {
    const told = { settled: 0, 'new-caprica-left': 0, 'trial-begins': 0 };
    for (const { seed, selection } of tables) {
      let before: unknown;
      const end = playOn(selection, seed, ({ state }, _given, taken) => {
        if (state.newCaprica && !state.stack.some(({ p }) => p === 'settle')) before ??= census(state).pieces;
        if (before) expectSame(census(state).pieces, before);
        for (const { fact } of taken()) if (fact in told) told[fact as keyof typeof told]++;
      });
      expect(end.over?.rule).toMatch(/^endgame\./);
    }
    expect(told.settled).toBe(tables.length);
    expect(told['new-caprica-left']).toBeGreaterThan(0);
    expect(told['trial-begins']).toBeGreaterThan(0);
  });

  it('go on the same from what was stored, and show a seat the same whatever it may not know (variants.forced.all-endings, secrecy.public-info)', () => {
    for (const { seed, selection } of tables.slice(1, 3)) {
      let n = 0;
      playOn(selection, seed, ({ state }, given) => {
        if (n++ % 12 > 0) return;
        goesOnFromStored(state, given);
        for (const seat of [null, ...state.players.keys()])
          expectSame(view(redealHidden(state, seat, seed + n), seat), view(state, seat));
      });
    }
  });
});
