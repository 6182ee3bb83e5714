import { chooser } from '@ragtag/kernel';
import {
  isItsAnswers,
  keepsEverything,
  playsOnFromCopies,
  refusesWhatIsNotOffered,
  showsTheSameAgain,
} from '@ragtag/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, defaults, load, module, pending, type State } from '../../src';
import { census, mixedDeck, mixedGame, randomGame } from '../support/random-game';

describe('random games', () => {
  it.each([2, 3, 4, 5, 6])('of %i players end, with our decks and any others (ccg.win.go-on)', (players) => {
    for (let n = 0; n < 8; n++) {
      const { state } = randomGame(n, { players, mixed: n % 2 === 1 });
      expect(state.over?.winners.length).toBeGreaterThan(0);
      for (const seat of state.over?.winners ?? []) expect(seat).toBeLessThan(players);
    }
  });
});

/** Games of two to six, with our decks and with any others. */
const games = fc
  .record({
    players: fc.integer({ min: 2, max: 6 }),
    seed: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    mixed: fc.boolean(),
  })
  .map(({ players, seed, mixed }) => {
    const options = { ...defaults, players };
    const pick = chooser(seed);
    const brought = () => (mixed ? mixedDeck(pick) : module.setup?.choose(options, [], pick));
    const seats = Array.from({ length: players }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      setup: brought(),
    }));
    return { beginning: { options, seed: `seed ${seed}`, seats }, seed };
  });
const runs = (numRuns: number) => ({ numRuns, endOnFailure: true });

/** What each player who is still in the game has anywhere. */
const counted = (state: State) =>
  Object.fromEntries(
    state.players.flatMap(({ name, out }, seat) =>
      out ? [] : [[name, [...census(state, seat)].sort(([a], [b]) => a - b)]],
    ),
  );

describe('every game', () => {
  it('loses and doubles no card', () => {
    fc.assert(
      fc.property(games, (tried) => {
        expect(keepsEverything(module, tried, counted, 5)).toBeUndefined();
      }),
      runs(12),
    );
  });

  it('is its options, its decks, its seed and its answers', () => {
    fc.assert(
      fc.property(games, (tried) => {
        expect(isItsAnswers(module, tried)).toBeUndefined();
      }),
      runs(12),
    );
  });

  it('of an earlier version loads and plays on', () => {
    const { state } = mixedGame(2, 3);
    const { draw: _draw, ...rest } = JSON.parse(JSON.stringify(state));
    for (const p of rest.players) {
      delete p.seenHand;
      delete p.seenTops;
    }
    const loaded = load({ ...rest, version: 1 });
    expect(loaded).toEqual(state);
    const [question] = pending(loaded);
    const given = { seat: question.seat, question: question.id, picks: [question.options[0].id] };
    expect(answer(loaded, given).ok).toBe(true);
  });

  it('that is saved or forked at every question plays on identically', () => {
    fc.assert(
      fc.property(games, (tried) => {
        expect(playsOnFromCopies(module, tried)).toBeUndefined();
      }),
      runs(8),
    );
  });

  it('shows who looks again what is there', () => {
    fc.assert(
      fc.property(games, (tried) => {
        expect(showsTheSameAgain(module, tried)).toBeUndefined();
      }),
      runs(4),
    );
  });

  it('refuses what was not offered and stays as it was', () => {
    fc.assert(
      fc.property(games, fc.string(), (tried, rubbish) => {
        expect(refusesWhatIsNotOffered(module, tried, rubbish)).toBeUndefined();
      }),
      runs(12),
    );
  });
});
