import { chooser } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { determinize, pending, type State, view } from '../../src';
import { randomGame } from '../support/random-game';

/** Questions that show what is otherwise hidden: a hand that was shown, cards that were looked at. */
const showing: ReadonlySet<string> = new Set(['pick-from-hand', 'arrange', 'dig', 'search']);

function unlookedAt(state: State, seat: number | null): boolean {
  return !pending(state).some((q) => q.seat === seat && showing.has(q.ask));
}

describe('a view', () => {
  it('tells nothing that depends on hidden cards (ccg.info.hand-hidden, ccg.info.supply-hidden, ccg.info.deck-hidden)', () => {
    for (let n = 0; n < 6; n++) {
      const random = chooser(n + 100);
      let asked = 0;
      randomGame(n, { players: 2 + (n % 2), mixed: n % 2 === 0 }, (state) => {
        if (asked++ % 9 !== 0) return;
        state.players.forEach(({ out }, seat) => {
          if (out || !unlookedAt(state, seat)) return;
          const other = determinize(state, seat, random);
          expect(view(other, seat), `game ${n}, question ${asked}`).toEqual(view(state, seat));
        });
      });
      expect(asked).toBeGreaterThan(20);
    }
  });

  it('shows of others how many cards they hold, and not what they are asked (ccg.info.silent-offers)', () => {
    randomGame(1, {}, (state) => {
      const [question] = pending(state);
      const other = 1 - question.seat;
      const seen = view(state, other);
      expect(seen.questions).toEqual([]);
      expect(seen.waitingFor).toEqual([{ seat: question.seat, ask: 'acts' }]);
      expect(seen.players[question.seat].hand).toBe(state.players[question.seat].hand.length);
      expect(seen.players[question.seat].deck).toBe(state.players[question.seat].deck.length);
      for (const { supply } of seen.players[question.seat].stacks) expect(typeof supply).toBe('number');
    });
  });
});
