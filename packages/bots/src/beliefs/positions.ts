import { isKnownCylon, loyaltyCards, rights, type Seat, type View } from '@ragtag/board-game';

/** Where Cylon cards may lie that a viewer has not seen. */

export interface Hidden {
  /** Face-down cards of each seat that the viewer does not know, by index among the seat's cards. */
  readonly unknown: readonly (readonly number[])[];
  /** Seats that are known to hold a Cylon card, or have shown themselves. */
  readonly known: readonly boolean[];
  /** Loyalty cards still to be dealt. */
  readonly undealt: number;
  /** Cylon cards among all of those. */
  readonly cylons: number;
}

/** Cylon cards in the Loyalty deck, by number of players. rule: setup.loyalty-deck.3p to .6p */
const inDeck: Readonly<Record<number, number>> = { 3: 1, 4: 1, 5: 2, 6: 2 };
/** rule: setup.loyalty-deck.leader-4p to .leader-7p */
const inDeckWithLeader: Readonly<Record<number, number>> = { 4: 1, 5: 1, 6: 2, 7: 2 };

/** Cards that wait for the Sleeper Agent phase: one for each player, two for some. */
function undealt(view: View, slept: boolean): number {
  if (slept) return 0;
  const dealtTo = view.players.filter((p) => rights(p).loyalty).length;
  return dealtTo + (view.players.some((p) => p.character === 'sharon-boomer-valerii') ? 1 : 0);
}

/** What a viewer cannot see; for `null`, what nobody but the owners can. */
export function hiddenFrom(view: View, viewer: Seat | null, slept: boolean): Hidden {
  let seen = 0;
  const known: boolean[] = [];
  const unknown: (readonly number[])[] = [];
  for (const p of view.players) {
    const before = seen;
    const unread: number[] = [];
    p.loyalty.forEach(({ card, faceUp }, i) => {
      if (card === null || (viewer === null && !faceUp)) unread.push(i);
      else if (loyaltyCards[card].side === 'cylon') seen++;
    });
    unknown.push(unread);
    known.push(seen > before || isKnownCylon(p));
  }
  const total =
    (view.options.cylonleader ? inDeckWithLeader : inDeck)[view.players.length] ??
    Math.floor((view.players.length - 1) / 2);
  return { unknown, known, undealt: undealt(view, slept), cylons: Math.max(0, total - seen) };
}
