import { type Seat, type View, winningInfluence } from '@ragtag/card-game';
import type { CardTemperament } from '../temperament';

/** Whose fortune counts how much, in points: an influence in the middle of the dial is one. */
export interface Stakes {
  /** What a unit's worth or a card counts for when this seat has it: above nothing for oneself. */
  readonly share: readonly number[];
  /** What it is worth that a seat gains so much influence, or loses it below nothing. */
  influence(seat: Seat, by: number): number;
}

/** How much more each influence counts near the end of the dial, and how fast that grows. */
const urgency = 5;
const reach = 3;
/** To win, or to be out. */
const victory = 60;
const ruin = 50;

/** What an influence is worth to who has it. */
const worthOf: readonly number[] = Array.from({ length: winningInfluence + 1 }, (_, i) => {
  if (i === 0) return -ruin;
  if (i === winningInfluence) return winningInfluence + victory;
  return i - urgency * Math.exp(-i / reach) + urgency * Math.exp((i - winningInfluence) / reach);
});

export function influenceWorth(influence: number): number {
  return worthOf[Math.max(0, Math.min(winningInfluence, Math.round(influence)))];
}

/** With several opponents, who is nearest to winning counts most. */
const lead = 7;

export function stakesIn(view: View, seat: Seat, { fierce, careful }: CardTemperament): Stakes {
  const { players } = view;
  const weights = players.map((p, other) => (other === seat || p.out ? 0 : Math.exp(p.influence / lead)));
  const all = weights.reduce((sum, w) => sum + w, 0) || 1;
  const share = players.map((_, other) => (other === seat ? careful : (-fierce * weights[other]) / all));
  return {
    share,
    influence(of, by) {
      const { influence } = players[of];
      return share[of] * (influenceWorth(influence + by) - influenceWorth(influence));
    },
  };
}
