import { chooser, randomPicks } from '@ragtag/kernel';
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
import { census } from '../support/census';
import { redealHidden } from '../support/hide';
import { optionsFor, playRandomly } from '../support/random-game';
import { players, runs, seeds } from './games';

/** What holds for every game, of games with Pegasus. */

const options = (n: number) => ({ players: n, pegasus: true });
const everybody = (state: State): (Seat | null)[] => [null, ...state.players.keys()];
const decks = [
  'skill',
  'crisis',
  'super-crisis',
  'quorum',
  'destination',
  'civilian-ship',
  'galactica-damage',
  'basestar-damage',
];

describe('every game with Pegasus', () => {
  it('ends, and keeps every card, ship and token (setup.pegasus.cards)', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        const { cards, pieces } = census(newGame(optionsFor(options(n)), `seed ${seed}`).state);
        const { state: end } = playRandomly(options(n), seed, ({ state }) => {
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
      fc.property(players, seeds, (n, seed) => {
        const start = () => newGame(optionsFor(options(n)), `seed ${seed}`).state;
        const state = start();
        let [read, forked] = [start(), start()];
        const pick = chooser(seed);
        const answers = [];
        while (!state.over) {
          const questions = pending(state);
          const question = questions[pick(questions.length)];
          const given = { seat: question.seat, question: question.id, picks: randomPicks(question, pick) };
          answers.push(given);
          const told = JSON.stringify(answer(state, given));
          read = load(JSON.parse(JSON.stringify(save(read))));
          forked = fork(forked);
          expect(JSON.stringify(answer(read, given))).toBe(told);
          expect(JSON.stringify(answer(forked, given))).toBe(told);
        }
        const again = replay(optionsFor(options(n)), `seed ${seed}`, answers);
        expect(JSON.stringify(again)).toBe(JSON.stringify(state));
      }),
      runs(4),
    );
  });

  it('shows a seat the same whatever it may not know (secrecy.public-info)', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        let k = 0;
        playRandomly(options(n), seed, ({ state }) => {
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
      fc.property(players, seeds, (n, seed) => {
        playRandomly(options(n), seed, ({ state }, _given, taken) => {
          const before = fork(state);
          const facts = taken();
          const shown = facts.some(({ fact }) => fact === 'skill-cards-received' || fact === 'crisis-drawn');
          if (shown) expect(showsSecret(before, state, facts)).toBe(true);
        });
      }),
      runs(4),
    );
  });
});
