import { indexOf, loyaltyCards, newGame, type Resource, type State, view } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { lossOf } from '../src/weigh/dials';
import { positionWorth } from '../src/weigh/ledger';
import { plainWeights } from '../src/weigh/weights';
import { optionsFor } from './table';

const human = indexOf(loyaltyCards, 'you-are-not-a-cylon');
const cylon = indexOf(loyaltyCards, 'you-are-a-cylon');

/** A game of five at distance 5, in which seat 1 is a hidden Cylon. */
function underWay(change: (state: State) => void = () => {}): State {
  const { state } = newGame(optionsFor(5), 'ledger');
  state.distance = 5;
  state.players.forEach((p, seat) => {
    p.loyalty = [{ card: seat === 1 ? cylon : human, faceUp: false, seenBy: [] }];
    p.location = 'command';
    p.hand = [];
  });
  change(state);
  return state;
}

const worth = (change?: (state: State) => void) => positionWorth(underWay(change), 0, plainWeights);

describe('what a position is worth in points', () => {
  it('counts dials as options are weighed by them', () => {
    const before = underWay();
    for (const dial of ['fuel', 'food', 'morale', 'population'] as const satisfies readonly Resource[]) {
      const lost = worth() - worth((s) => s.resources[dial]--);
      expect(lost).toBeCloseTo(lossOf(view(before, 0), plainWeights, dial, 1), 6);
    }
  });

  it('grows with the way behind, and falls with what threatens', () => {
    expect(worth((s) => s.jump++)).toBeGreaterThan(worth());
    expect(worth((s) => s.distance++)).toBeGreaterThan(worth());
    expect(worth((s) => s.boarding[2]++)).toBeLessThan(worth((s) => s.boarding[0]++));
    expect(worth((s) => s.damagedLocations.push('command'))).toBeLessThan(worth());
  });

  it('counts cards and the Brig by whom they concern', () => {
    const cards = [0, 1, 2];
    expect(worth((s) => s.players[2].hand.push(...cards))).toBeGreaterThan(worth());
    expect(worth((s) => s.players[1].hand.push(...cards))).toBeLessThan(worth());
    const locked = (seat: number) => (s: State) => {
      s.players[seat].location = 'brig';
    };
    expect(worth(locked(2))).toBeLessThan(worth());
    expect(worth(locked(1))).toBeGreaterThan(worth());
  });

  it('is beyond all else once the game is over', () => {
    const over = (winner: 'humans' | 'cylons') => (s: State) => {
      s.over = { winner, reason: winner === 'humans' ? 'final-jump' : 'fuel', rule: 'endgame.final-jump' };
    };
    expect(worth(over('humans'))).toBe(plainWeights.game);
    expect(worth(over('cylons'))).toBe(-plainWeights.game);
  });
});
