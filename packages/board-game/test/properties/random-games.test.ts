import { isItsAnswers, keepsEverything, refusesWhatIsNotOffered } from '@ragtag/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { module, pending, type State } from '../../src';
import { census } from '../support/census';
import { playRandomly, tried } from '../support/random-game';
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
        const counted = (state: State) => {
          const { cards, pieces } = census(state);
          const { loyalty, ...decks } = cards;
          // Whoever is in the game decides about the Loyalty deck.
          return { pieces, ...decks, ...(state.turn.number > 0 && { loyalty }) };
        };
        expect(keepsEverything(module, tried({ players: n }, seed), counted)).toBeUndefined();
      }),
      runs(25),
    );
  });

  it('is its options, its seed and its answers', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        expect(isItsAnswers(module, tried({ players: n }, seed))).toBeUndefined();
      }),
      runs(25),
    );
  });

  it('refuses what was not offered and stays as it was', () => {
    fc.assert(
      fc.property(players, seeds, fc.string(), (n, seed, rubbish) => {
        expect(refusesWhatIsNotOffered(module, tried({ players: n }, seed), rubbish)).toBeUndefined();
      }),
      runs(25),
    );
  });
});
