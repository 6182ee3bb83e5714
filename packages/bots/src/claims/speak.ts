import {
  checkIn,
  isCylonPlayer,
  isKnownCylon,
  loyaltyCards,
  type Skill,
  skillKinds,
  teamOf,
  type View,
} from '@ragtag/board-game';
import { hasOwnGoals } from '../leaders';
import type { Claim } from './claim';
import type { Help } from './promises';

/** What a bot says. A human says what is so; a hidden Cylon says what a human in its place would say. */

function helpWith(hand: readonly number[], skills: readonly Skill[]): Help {
  const strength = hand.reduce(
    (n, card) => n + (skills.includes(skillKinds[card].skill) ? skillKinds[card].strength : 0),
    0,
  );
  if (strength >= 6) return 'a-lot';
  return strength >= 2 ? 'a-little' : 'not-at-all';
}

const worthAWord = 8;

/** Before cards are added to a check: how much help can be expected. */
export function helpClaim(view: View, seat: number): Claim | undefined {
  const check = checkIn(view);
  const me = view.players[seat];
  const { hand } = me;
  if (check?.what !== 'skill-check' || check.total !== null || isCylonPlayer(me) || hasOwnGoals(me) || !hand)
    return undefined;
  // Over what is easily done, nobody loses a word.
  if (check.difficulty < worthAWord) return undefined;
  // A Cylon says what a human with its cards would: whoever never promises much is soon known by it.
  return { by: seat, claim: 'can-help', how: helpWith(hand, check.skills as readonly Skill[]) };
}

/** Whom this seat trusts least, once it is sure enough to say so. */
export function suspectClaim(
  view: View,
  seat: number,
  doubt: readonly number[],
  from: number,
): Claim | undefined {
  if (isCylonPlayer(view.players[seat]) || hasOwnGoals(view.players[seat])) return undefined;
  const cylon = teamOf(view, seat) === 'cylons';
  let suspect = -1;
  doubt.forEach((chance, other) => {
    // What a Leader is, nobody has to be told.
    const p = view.players[other];
    const open = other !== seat && !isKnownCylon(p) && !hasOwnGoals(p);
    // A Cylon joins in against whomever the others suspect, unless it is one of its own.
    const known = p.loyalty.some((l) => l.card !== null && loyaltyCards[l.card].side === 'cylon');
    if (open && !(cylon && known) && (suspect < 0 || chance > doubt[suspect])) suspect = other;
  });
  if (suspect < 0 || doubt[suspect] < from) return undefined;
  return { by: seat, claim: 'suspects', seat: suspect };
}

/** After a look at somebody's Loyalty card: what was there. A Cylon covers its own and slanders the trusted. */
export function lookedClaim(
  view: View,
  seat: number,
  owner: number,
  cards: readonly number[],
  trusted: boolean,
): Claim {
  const isCylon = cards.some((card) => loyaltyCards[card].side === 'cylon');
  const lies = teamOf(view, seat) === 'cylons' && (isCylon || trusted);
  const saw = isCylon !== lies ? 'cylon' : 'human';
  return { by: seat, claim: 'looked', seat: owner, saw };
}
