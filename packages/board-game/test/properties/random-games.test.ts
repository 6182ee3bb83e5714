import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, factsFor, fork, load, newGame, pending, replay, view } from '../../src';
import { census } from '../support/census';
import { redealHidden } from '../support/hide';
import { optionsFor, playRandomly } from '../support/random-game';

const players = fc.integer({ min: 3, max: 6 });
const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const variants = fc.constantFrom({}, { nosympathizer: true }, { difficulty: 'easierhumans' as const });
const runs = (numRuns: number) => ({ numRuns, endOnFailure: true });

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
            'civilian',
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

  it('plays on identically from JSON and from a fork at every question', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        let k = 0;
        playRandomly({ players: n }, seed, ({ state }, given, take) => {
          if (k++ % 7 > 0) return;
          const saved = load(JSON.parse(JSON.stringify(state)));
          const forked = fork(state);
          expect(JSON.stringify(forked)).toBe(JSON.stringify(state));
          const facts = take();
          for (const copy of [saved, forked]) {
            const answered = answer(copy, given);
            expect(answered.ok && JSON.stringify(answered.facts)).toBe(JSON.stringify(facts));
            expect(JSON.parse(JSON.stringify(copy))).toEqual(JSON.parse(JSON.stringify(state)));
          }
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

  it('offers only options that are accepted and change something', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        let k = 0;
        playRandomly({ players: n }, seed, ({ state, questions }) => {
          if (k++ % 5 > 0) return;
          for (const { seat, id, min, max, options } of questions) {
            const ids = options.map((o) => o.id);
            expect(new Set(ids).size).toBe(ids.length);
            for (let from = 0; from < ids.length; from++) {
              const picks = [...ids.slice(from), ...ids.slice(0, from)].slice(
                0,
                Math.max(min, Math.min(1, max)),
              );
              const trial = fork(state);
              const answered = answer(trial, { seat, question: id, picks });
              expect(answered.ok, `${picks.join()} of ${ids.join()}`).toBe(true);
              expect(JSON.stringify(trial)).not.toBe(JSON.stringify(state));
            }
          }
        });
      }),
      runs(16),
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

describe('secrets', () => {
  it('a view does not change with anything its seat may not know (secrecy.public-info)', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        let k = 0;
        playRandomly({ players: n }, seed, ({ state }) => {
          if (k++ % 4 > 0) return;
          for (const seat of [null, ...state.players.keys()]) {
            const other = redealHidden(state, seat, seed + k);
            expect(view(other, seat)).toEqual(view(state, seat));
          }
        });
      }),
      runs(25),
    );
  });

  it('what another adds to a check does not show before the reveal (secrecy.no-identify-played)', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        playRandomly({ players: n }, seed, ({ state, questions }) => {
          const [q] = questions;
          if (q.ask !== 'add-to-check' || q.options.length < 2) return;
          const [one, two] = [q.options[0], q.options[q.options.length - 1]].map((o) => {
            const trial = fork(state);
            const answered = answer(trial, { seat: q.seat, question: q.id, picks: [o.id] });
            const facts = answered.ok ? answered.facts : [];
            return { trial, facts };
          });
          if (one.facts.some((f) => f.fact === 'check-revealed' || 'cards' in f)) return;
          for (const seat of [null, ...state.players.keys()]) {
            if (seat === q.seat) continue;
            expect(factsFor(one.facts, seat)).toEqual(factsFor(two.facts, seat));
            expect(view(one.trial, seat)).toEqual(view(two.trial, seat));
          }
        });
      }),
      runs(25),
    );
  });
});
