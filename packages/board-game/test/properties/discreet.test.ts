import { chooser } from '@ragtag/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, factsFor, fork, pending, type Seat, type State, view } from '../../src';
import { playRandomly } from '../support/random-game';

/** What the public gets: the log, the table, and whether a moment to react holds the game up. */
function told(state: State, facts: readonly { fact: string; only?: readonly Seat[] }[]) {
  return {
    facts: factsFor(facts, null).map((fact) => JSON.stringify(fact)),
    view: JSON.stringify(view(state, null)),
    pause: pending(state).some(({ secret }) => secret),
  };
}

/** The same game, but for which cards the others hold. */
function otherHands(state: State, seat: Seat, seed: number): State {
  const copy = fork(state);
  const pick = chooser(seed);
  const hands = copy.players.filter((_, of) => of !== seat).map(({ hand }) => hand);
  // Cards from the bottom of the decks come into the hands, so that others hold what nobody held.
  const pool = [...hands.flat(), ...copy.decks.skill.flatMap(({ draw }) => draw.slice(0, 4))];
  for (const hand of hands) {
    hand.forEach((_, i) => {
      hand[i] = pool[pick(pool.length)];
    });
    hand.sort((a, b) => a - b);
  }
  return copy;
}

/** Nobody else is asked anything that depends on a hand. */
const onlyThisSeatDecides = (state: State, seat: Seat) =>
  state.questions.every((q) => q.seat === seat || (q.ask === 'react' && q.picks?.[0] === 'pass'));

const isStartOf = (short: readonly string[], long: readonly string[]) =>
  short.length < long.length && short.every((line, i) => line === long[i]);

/** Plays on with other hands after every answer; counts where the same thing was told, and where a pause told. */
function comparePauses(selection: { players: number; discreet: boolean }, seed: number) {
  const seen = { same: 0, telling: [] as string[] };
  let n = seed;
  playRandomly(selection, seed, ({ state }, given, take) => {
    if (!onlyThisSeatDecides(state, given.seat)) return;
    const copy = otherHands(state, given.seat, n++);
    const answered = answer(copy, given);
    if (!answered.ok) return;
    const facts = take();
    // Once the game is over, everything is told.
    if (state.over) return;
    const here = told(state, facts);
    const there = told(copy, answered.facts);
    const ask = `${JSON.stringify(given)} in turn ${state.turn.number}`;
    if (isStartOf(here.facts, there.facts) && here.pause) seen.telling.push(ask);
    else if (isStartOf(there.facts, here.facts) && there.pause) seen.telling.push(ask);
    else if (here.facts.join() === there.facts.join()) {
      if (here.pause !== there.pause || here.view !== there.view) seen.telling.push(ask);
      seen.same++;
    }
  });
  return seen;
}

const players = fc.integer({ min: 3, max: 6 });
const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });

describe('a discreet game', () => {
  it('pauses for reactions whoever could react', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        const { same, telling } = comparePauses({ players: n, discreet: true }, seed);
        expect(telling).toEqual([]);
        expect(same).toBeGreaterThan(20);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it('is needed for that: else a pause tells that somebody could react', () => {
    expect(comparePauses({ players: 4, discreet: false }, 5).telling).not.toEqual([]);
  });

  it('offers those who can do nothing to pass, and takes the same reactions otherwise', () => {
    let passing = 0;
    playRandomly({ players: 5, discreet: true }, 3, ({ questions }) => {
      for (const { ask, options } of questions) {
        if (ask !== 'react') continue;
        expect(options.at(-1)?.id).toBe('pass');
        if (options.length === 1) passing++;
      }
    });
    expect(passing).toBeGreaterThan(0);
  });
});
