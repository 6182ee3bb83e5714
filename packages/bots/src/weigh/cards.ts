import {
  isHuman,
  isHumanPlayer,
  quorumCards,
  rights,
  type Seat,
  skillKinds,
  type View,
} from '@ragtag/board-game';
import type { Outlook } from './outlook';

/** What cards in hand are worth to the humans. */

const handLimit = 10;

/** How much the humans gain when a seat is helped: all of it for one of them, a loss for a Cylon. */
export function trustIn({ view, doubt, seat: self, side }: Outlook, seat: Seat): number {
  // A Leader knows best whom it helps.
  if (seat === self && rights(view.players[seat]).ownGoals) return side === 'humans' ? 1 : -0.6;
  return isHuman(view, seat) ? 1 - 1.7 * doubt[seat] : -0.6;
}

/** How dear cards are: full hands throw them away in the end, empty ones miss them. */
export function scarcity(cards: number): number {
  return Math.max(0.12, 1.25 - 0.1 * cards);
}

/** A card of this strength to whoever holds it, one among so many. */
export function cardWorth({ weights }: Outlook, strength: number, among: number): number {
  return (weights.card + weights.strength * strength) * scarcity(among);
}

/** Cards in the hands of the human players, on average. */
export function averageHand(view: View): number {
  const hands = view.players.filter(isHumanPlayer).map((p) => p.cards);
  return mean(hands);
}

const unseenStrength = 2;

/** Cards that a seat draws; those beyond the hand limit are worth little. */
export function drawWorth(outlook: Outlook, seat: Seat, n: number): number {
  const room = Math.max(0, handLimit - outlook.view.players[seat].cards);
  const kept = Math.min(n, room) + 0.25 * Math.max(0, n - room);
  const among = outlook.view.players[seat].cards + n / 2;
  return kept * cardWorth(outlook, unseenStrength, among) * trustIn(outlook, seat);
}

/** Cards that a seat discards: its weakest, where it picks them itself. */
export function discardLoss(outlook: Outlook, seat: Seat, n: number | 'all', random: boolean): number {
  const p = outlook.view.players[seat];
  const lost = Math.min(n === 'all' ? p.cards : n, p.cards);
  if (lost === 0) return 0;
  const strengths = p.hand?.map((c) => skillKinds[c].strength).sort((a, b) => a - b);
  const spare = random || lost > 0.6 * p.cards ? unseenStrength : 1.3;
  const strength = strengths && !random ? mean(strengths.slice(0, lost)) : spare;
  return lost * cardWorth(outlook, strength, p.cards - lost / 2) * trustIn(outlook, seat);
}

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b, 0) / numbers.length;
}

export function quorumIdsOf(view: View): string[] {
  return typeof view.quorumHand === 'number' ? [] : view.quorumHand.map((card) => quorumCards[card].id);
}
