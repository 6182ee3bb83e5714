import type { Player, SeenTop } from '../state';
import type { Kind, Seat } from '../terms';

/**
 * What players remember of hidden cards: a hand that was shown, the top of a deck that was looked at. It is kept as long
 * as it holds, and never more of it than they could know.
 */

// Hands

/** Everybody has seen the whole hand. rule: ccg.info.reveal-hand */
export function handSeen(p: Player): void {
  p.seenHand = p.hand.slice();
}

/** A card came to the hand before everybody's eyes. */
export function cameToHand(p: Player, kind: Kind): void {
  let at = p.seenHand.length;
  while (at > 0 && p.seenHand[at - 1] > kind) at--;
  p.seenHand.splice(at, 0, kind);
}

/** A card has left the hand, and everybody has seen which. */
export function leftHandOpenly(p: Player, kind: Kind): void {
  const at = p.seenHand.indexOf(kind);
  if (at >= 0) p.seenHand.splice(at, 1);
}

/** A card has left the hand, and nobody else knows which: nothing is certain of the hand any more. */
export function leftHandSecretly(p: Player): void {
  if (p.seenHand.length > 0) p.seenHand = [];
}

// Decks, counted from the top

function topOf(p: Player, by: Seat | null): SeenTop {
  let found = p.seenTops.find((each) => each.by === by);
  if (!found) {
    found = { by, cards: [] };
    p.seenTops.push(found);
  }
  return found;
}

/** Somebody, or everybody, knows these cards to be on top. */
export function topSeen(p: Player, kinds: readonly Kind[], by: Seat | null): void {
  const { cards } = topOf(p, by);
  kinds.forEach((kind, i) => {
    while (cards.length <= i) cards.push(null);
    cards[i] = kind;
  });
}

/** Cards were taken from the top. */
export function topTaken(p: Player, n = 1): void {
  if (p.seenTops.length === 0) return;
  for (const { cards } of p.seenTops) cards.splice(0, n);
  p.seenTops = p.seenTops.filter(({ cards }) => cards.some((kind) => kind !== null));
}

/** Cards were put on top; who they are is said by `topSeen`. */
export function putOnTopUnseen(p: Player, n = 1): void {
  for (const { cards } of p.seenTops) cards.unshift(...Array<null>(n).fill(null));
}

/** The order of the top cards has changed. */
export function topReordered(p: Player, n: number): void {
  for (const { cards } of p.seenTops) for (let i = 0; i < n && i < cards.length; i++) cards[i] = null;
}

export function deckForgotten(p: Player): void {
  if (p.seenTops.length > 0) p.seenTops = [];
}

/** The top card, if everybody knows it: whoever draws it then holds what everybody knows. */
export const openTop = (p: Player): Kind | null =>
  p.seenTops.length === 0 ? null : (p.seenTops.find(({ by }) => by === null)?.cards[0] ?? null);

/** What a seat knows of the top of a deck, null where it does not; a spectator knows what everybody does. */
export function topKnownTo(p: Player, seat: Seat | null): (Kind | null)[] {
  const known: (Kind | null)[] = [];
  for (const { by, cards } of p.seenTops) {
    if (by !== null && by !== seat) continue;
    cards.forEach((kind, i) => {
      while (known.length <= i) known.push(null);
      if (kind !== null) known[i] = kind;
    });
  }
  return known;
}
