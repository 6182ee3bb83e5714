import {
  hidesWhatIsHidden,
  keepsEverything,
  playsOnFromCopies,
  showsTheSameAgain,
} from '@ragtag/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crisisCards, fork, module, type State, showsSecret } from '../../src';
import type { Selection } from '../../src/options';
import { census } from '../support/census';
import { redealt } from '../support/hide';
import { playRandomly, tried } from '../support/random-game';
import { players, runs, seeds } from './games';

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
          const counted = (state: State) => {
            const { cards, pieces } = census(state);
            // A deck that takes the place of another comes into the game with it.
            const crisis = cards.crisis.filter((card) => crisisCards[card].contents === undefined);
            return { pieces, ...Object.fromEntries(decks.map((deck) => [deck, cards[deck]])), crisis };
          };
          expect(keepsEverything(module, tried(options(selection, n), seed), counted)).toBeUndefined();
        }),
        runs(4),
      );
    });

    it('goes on from JSON and from a fork as it would have', () => {
      fc.assert(
        fc.property(games, ([selection, n, seed]) => {
          const game = tried(options(selection, n), seed);
          expect(playsOnFromCopies(module, game)).toBeUndefined();
          const { state, answers } = playRandomly(options(selection, n), seed);
          expect(state.over?.rule).toMatch(/^endgame\./);
          const again = module.replay(game.beginning, answers);
          expect(JSON.stringify(again)).toBe(JSON.stringify(state));
        }),
        runs(4),
      );
    });

    it('shows a seat the same whatever it may not know (secrecy.public-info)', () => {
      fc.assert(
        fc.property(games, ([selection, n, seed]) => {
          const game = tried(options(selection, n), seed);
          expect(hidesWhatIsHidden(module, game, 4, redealt)).toBeUndefined();
        }),
        runs(5),
      );
    });

    it('shows who looks again what is there', () => {
      fc.assert(
        fc.property(games, ([selection, n, seed]) => {
          expect(showsTheSameAgain(module, tried(options(selection, n), seed))).toBeUndefined();
        }),
        runs(3),
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
