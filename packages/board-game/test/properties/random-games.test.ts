import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, newGame, pending, replay } from '../../src';
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

  it('is its options, its seed and its answers', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        const { state, answers } = playRandomly({ players: n }, seed);
        const again = replay(optionsFor({ players: n }), `seed ${seed}`, answers);
        expect(JSON.stringify(again)).toBe(JSON.stringify(state));
      }),
      runs(25),
    );
  });

  it('refuses what was not offered and stays as it was', () => {
    fc.assert(
      fc.property(players, seeds, fc.string(), (n, seed, rubbish) => {
        let k = 0;
        playRandomly({ players: n }, seed, ({ state, questions }) => {
          if (k++ % 11 > 0) return;
          const before = JSON.stringify(state);
          const [{ seat, id, options, max }] = questions;
          const all = options.map((o) => o.id);
          const bad = [
            { seat, question: id, picks: [`${rubbish}?`] },
            { seat, question: id + 1, picks: [all[0]] },
            { seat: (seat + 1) % n, question: id + 5000, picks: [all[0]] },
            { seat, question: id, picks: [...all, ...all].slice(0, max + 1) },
          ];
          for (const given of bad) expect(answer(state, given).ok).toBe(false);
          expect(JSON.stringify(state)).toBe(before);
        });
      }),
      runs(25),
    );
  });
});
