import { destinationCards, isKnownCylon, type View } from '@ragtag/board-game';
import { destinationWorth } from '../asks/value';
import { plainWeights } from '../weigh/weights';

/** What a destination tells about who picked it: nobody else has seen what was left. */

/** What everybody can reckon of each destination. */
function worths(view: View): readonly number[] {
  const doubt = view.players.map((p) => (isKnownCylon(p) ? 1 : 0.2));
  const seat = view.turn.seat;
  const outlook = { view, seat, side: 'humans', doubt, weights: plainWeights } as const;
  return destinationCards.map((_, card) => destinationWorth(outlook, card, { you: seat, bind: {} }));
}

const reckoned = new WeakMap<View, readonly number[]>();

/** How much of the deck is worse than a card, from 0 to 1. */
function rankOf(view: View, picked: number): number {
  const all = reckoned.get(view) ?? worths(view);
  reckoned.set(view, all);
  let below = 0;
  let copies = 0;
  destinationCards.forEach((card, i) => {
    copies += card.copies;
    below += card.copies * (all[i] < all[picked] ? 1 : all[i] === all[picked] ? 0.5 : 0);
  });
  return Math.min(mostRank, Math.max(1 - mostRank, below / copies));
}

const mostRank = 0.92;
/** How often a Cylon takes the worse of two cards, and how much is made of it: people may judge otherwise. */
const dares = 0.5;
const share = 0.7;

/** The logarithm of how much likelier a Cylon picks this one: a human takes the better of two cards. */
export function destinationEvidence(view: View, picked: number): number {
  const rank = rankOf(view, picked);
  return share * Math.log(1 - dares + (dares * (1 - rank)) / rank);
}
