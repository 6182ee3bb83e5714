import { chooser } from '@ragtag/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  fork,
  load,
  newGame,
  pending,
  replay,
  type Seat,
  type State,
  save,
  showsSecret,
  view,
} from '../../src';
import type { Selection } from '../../src/options';
import { census } from '../support/census';
import { redealHidden } from '../support/hide';
import { legalPicks, optionsFor, playRandomly } from '../support/random-game';
import { players, runs, seeds } from './games';

const everybody = (state: State): (Seat | null)[] => [null, ...state.players.keys()];
const decks = [
  'skill',
  'crisis',
  'super-crisis',
  'quorum',
  'destination',
  'mutiny',
  'mission',
  'civilian-ship',
  'galactica-damage',
  'basestar-damage',
  'ally',
  'crossroads',
  'trauma',
];

/**
 * What holds for every game, of games with a box or in a mode; `rule`: the rule by which its components are in the game.
 * A selection may say how many play.
 */
export function everyGameWith(box: string, rule: string, selections: readonly Selection[]): void {
  const games = fc.tuple(fc.constantFrom(...selections), players, seeds);
  const options = (selection: Selection, n: number) => ({ players: n, ...selection });

  describe(`every game with ${box}`, () => {
    it(`ends, and keeps every card, ship and token (${rule})`, () => {
      fc.assert(
        fc.property(games, ([selection, n, seed]) => {
          const { cards, pieces } = census(newGame(optionsFor(options(selection, n)), `seed ${seed}`).state);
          const { state: end } = playRandomly(options(selection, n), seed, ({ state }) => {
            const now = census(state);
            expect(now.pieces).toEqual(pieces);
            for (const deck of decks) expect(now.cards[deck], deck).toEqual(cards[deck]);
          });
          expect(end.over?.rule).toMatch(/^endgame\./);
        }),
        runs(4),
      );
    });

    it('goes on from JSON and from a fork as it would have', () => {
      fc.assert(
        fc.property(games, ([selection, n, seed]) => {
          const start = () => newGame(optionsFor(options(selection, n)), `seed ${seed}`).state;
          const state = start();
          let [read, forked] = [start(), start()];
          const pick = chooser(seed);
          const answers = [];
          while (!state.over) {
            const questions = pending(state);
            const question = questions[pick(questions.length)];
            const given = {
              seat: question.seat,
              question: question.id,
              picks: legalPicks(state, question, pick),
            };
            answers.push(given);
            const told = JSON.stringify(answer(state, given));
            read = load(JSON.parse(JSON.stringify(save(read))));
            forked = fork(forked);
            expect(JSON.stringify(answer(read, given))).toBe(told);
            expect(JSON.stringify(answer(forked, given))).toBe(told);
          }
          const again = replay(optionsFor(options(selection, n)), `seed ${seed}`, answers);
          expect(JSON.stringify(again)).toBe(JSON.stringify(state));
        }),
        runs(4),
      );
    });

    it('shows a seat the same whatever it may not know (secrecy.public-info)', () => {
      fc.assert(
        fc.property(games, ([selection, n, seed]) => {
          let k = 0;
          playRandomly(options(selection, n), seed, ({ state }) => {
            if (k++ % 4 > 0) return;
            for (const seat of everybody(state))
              expect(view(redealHidden(state, seat, seed + k), seat)).toEqual(view(state, seat));
          });
        }),
        runs(5),
      );
    });

    it('tells of every card that a seat came to see, so that nothing is taken back after it', () => {
      fc.assert(
        fc.property(games, ([selection, n, seed]) => {
          playRandomly(options(selection, n), seed, ({ state }, _given, taken) => {
            const before = fork(state);
            const facts = taken();
            const shown = facts.some(
              ({ fact }) => fact === 'skill-cards-received' || fact === 'crisis-drawn',
            );
            if (shown) expect(showsSecret(before, state, facts)).toBe(true);
          });
        }),
        runs(4),
      );
    });
  });
}
