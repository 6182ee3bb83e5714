import type { State } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { OwnCards } from '../src/own-cards';
import { playWithBots } from './table';

/** The cards of a seat in the running check, while they lie there. */
function inCheck(state: State, seat: number): number[] {
  return state.stack.flatMap((frame) => {
    const { pile = [] } = frame as { pile?: { by: number | null; card: number }[] };
    return frame.p === 'skill-check' ? pile.filter((c) => c.by === seat).map((c) => c.card) : [];
  });
}

describe('the cards that a player has added to a check', () => {
  it('are known to it from what else happened to its hand', () => {
    const hands = new Map<number, OwnCards>();
    const added = new Map<number, number[]>();
    let compared = 0;
    for (let game = 0; game < 3; game++) {
      hands.clear();
      added.clear();
      playWithBots(4 + (game % 3), `own-${game}`, () => 'officer', {
        told(state, facts) {
          for (const fact of facts) {
            if (fact.fact !== 'check-cards-added' || fact.seat === null || fact.n === 0) continue;
            const cards = inCheck(state, fact.seat);
            if (cards.length === fact.n) added.set(fact.seat, cards.sort());
          }
        },
        shown(_state, facts, view, { seat }) {
          const own = hands.get(seat) ?? new OwnCards(seat);
          hands.set(seat, own);
          const heard = own.hear(facts, view);
          const expected = added.get(seat);
          added.delete(seat);
          if (!heard || !expected) return;
          expect([...heard].sort()).toEqual(expected);
          compared++;
        },
      });
    }
    expect(compared).toBeGreaterThan(50);
  });
});
