import { isItsAnswers, refusesWhatIsNotOffered } from '@ragtag/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { load, module, newGame, type Seat, type Selection, type State, save, view } from '../../src';
import { census } from '../support/census';
import { redealHidden } from '../support/hide';
import { optionsFor, playRandomly } from '../support/random-game';
import { runs, seeds } from './games';

/** What holds for every game, of games for one, for two and without traitors. */

const modes: readonly [string, fc.Arbitrary<Selection>][] = [
  ['with two players', fc.constant({ players: 2, mode: 'twoplayer' })],
  ['with one player', fc.constant({ players: 1, mode: 'oneplayer' })],
  [
    'without traitors',
    fc.integer({ min: 1, max: 6 }).map((players) => ({ players, mode: 'cooperative' as const })),
  ],
];
const everybody = (state: State): (Seat | null)[] => [null, ...state.players.keys()];
const decks = [
  'skill',
  'crisis',
  'super-crisis',
  'quorum',
  'destination',
  'civilian-ship',
  'galactica-damage',
];

describe.each(modes)('every game %s', (_name, selections) => {
  it('ends, and keeps every card, ship and token', () => {
    fc.assert(
      fc.property(selections, seeds, (selection, seed) => {
        const { cards, pieces } = census(newGame(optionsFor(selection), `seed ${seed}`).state);
        const { state: end } = playRandomly(selection, seed, ({ state }) => {
          const now = census(state);
          expect(now.pieces).toEqual(pieces);
          for (const deck of decks) expect(now.cards[deck], deck).toEqual(cards[deck]);
        });
        expect(end.over?.rule).toMatch(/^endgame\./);
      }),
      runs(2),
    );
  });

  it('is its answers, goes on from JSON, and refuses what was not offered', () => {
    fc.assert(
      fc.property(selections, seeds, (selection, seed) => {
        const tried = {
          beginning: { options: optionsFor(selection), seed: `seed ${seed}`, seats: [] },
          seed,
        };
        expect(isItsAnswers(module, tried)).toBeUndefined();
        expect(refusesWhatIsNotOffered(module, tried, 'rubbish')).toBeUndefined();
        playRandomly(selection, seed, ({ state }) => {
          expect(load(JSON.parse(JSON.stringify(save(state))))).toEqual(state);
        });
      }),
      runs(1),
    );
  });

  it('shows a seat the same whatever it may not know (secrecy.public-info)', () => {
    fc.assert(
      fc.property(selections, seeds, (selection, seed) => {
        let k = 0;
        playRandomly(selection, seed, ({ state }) => {
          if (k++ % 3 > 0) return;
          for (const seat of everybody(state))
            expect(view(redealHidden(state, seat, seed + k), seat)).toEqual(view(state, seat));
        });
      }),
      runs(2),
    );
  });
});
