import { isItsAnswers, refusesWhatIsNotOffered } from '@ragtag/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { module, newGame, pending } from '../../src';
import { census } from '../support/census';
import { optionsFor, playRandomly } from '../support/random-game';
import { players, runs, seeds, variants } from './games';

describe('every game', () => {
  it('ends, with a winner and a rule that says so (endgame.human-win, endgame.cylon-win)', () => {
    fc.assert(
      fc.property(players, seeds, variants, (n, seed, variant) => {
        const { state } = playRandomly({ players: n, ...variant }, seed);
        expect(['humans', 'cylons']).toContain(state.over?.winner);
        expect(state.over?.rule).toMatch(/^endgame\./);
        expect(pending(state)).toEqual([]);
      }),
      runs(150),
    );
  });

  it('keeps every card, ship and token (setup.components.base-cards, setup.components.base-pieces)', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        const { state: fresh } = newGame(optionsFor({ players: n }), `seed ${seed}`);
        const { cards, pieces } = census(fresh);
        let loyalty: number[] | undefined;
        playRandomly({ players: n }, seed, ({ state }) => {
          const now = census(state);
          expect(now.pieces).toEqual(pieces);
          for (const deck of [
            'skill',
            'crisis',
            'super-crisis',
            'quorum',
            'destination',
            'civilian-ship',
            'galactica-damage',
            'basestar-damage',
          ]) {
            expect(now.cards[deck], deck).toEqual(cards[deck]);
          }
          if (state.turn.number === 0) return;
          loyalty ??= now.cards.loyalty;
          expect(now.cards.loyalty).toEqual(loyalty);
        });
      }),
      runs(25),
    );
  });

  const tried = (n: number, seed: number) => ({
    beginning: { options: optionsFor({ players: n }), seed: `seed ${seed}`, seats: [] },
    seed,
  });

  it('is its options, its seed and its answers', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        expect(isItsAnswers(module, tried(n, seed))).toBeUndefined();
      }),
      runs(25),
    );
  });

  it('refuses what was not offered and stays as it was', () => {
    fc.assert(
      fc.property(players, seeds, fc.string(), (n, seed, rubbish) => {
        expect(refusesWhatIsNotOffered(module, tried(n, seed), rubbish)).toBeUndefined();
      }),
      runs(25),
    );
  });
});
