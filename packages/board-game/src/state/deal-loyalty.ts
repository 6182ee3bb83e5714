import type { Chooser } from '@ragtag/kernel';
import { kindsOf } from '../cards/in-game';
import { loyaltyCards } from '../cards/tables';
import type { LoyaltyCardInfo } from '../cards/types';
import type { State } from '../state';
import { isHumanPlayer, isKnownCylon } from '../table/standing';
import type { Seat } from '../terms';
import { type Dealing, hiddenAt, shuffled, unseen, weightedPick } from './dealing';
import type { Place } from './place';

/** Loyalty cards, dealt in keeping with what a seat believes of the others. */

/** Whether a human player shows a card on receiving it. */
const isShown = (card: number): boolean => loyaltyCards[card].handedOn === true;

function isCylon(card: number): boolean {
  return loyaltyCards[card].side === 'cylon';
}

interface Slot {
  readonly weight: number;
  /** With a human player, who would have shown certain cards. */
  readonly human: boolean;
  put(card: number): void;
}

/** Odds, held within bounds: nobody is quite sure of anybody. */
function odds(p: number): number {
  const held = Math.max(0.03, Math.min(0.97, p));
  return held / (1 - held);
}

/** Deals hidden Loyalty cards to their owners and into the deck. */
export function dealLoyalty(state: State, places: readonly Place[], { seat, random, doubt }: Dealing): void {
  const hidden: number[] = [];
  const slots: Slot[] = [];
  for (const place of places) {
    if (place.takes) continue;
    const unknown = hiddenAt(place, seat);
    const cards = [...place.cards];
    const weight = weightOf(state, place.owner, unknown.length, doubt);
    for (const at of unknown) {
      hidden.push(cards[at]);
      slots.push({
        weight,
        human: place.owner !== undefined && isHumanPlayer(state.players[place.owner]),
        put(card) {
          cards[at] = card;
          place.put(cards);
        },
      });
    }
  }
  const piles = places.filter(({ takes }) => takes);
  mixWithPile(
    state.options.house_special_notacylon
      ? pickSpecials(state, places, piles, hidden, { seat, random })
      : piles,
    hidden,
    random,
  );
  for (const card of mixedCylons(state, places, hidden, { seat, random })) {
    // rule: mutineer.receive — no human player holds it face down
    if (isShown(card)) {
      const among = slots.flatMap(({ human }, i) => (human ? [] : [i]));
      slots.splice(among[random(among.length)] ?? 0, 1)[0].put(card);
      continue;
    }
    const i = isCylon(card)
      ? weightedPick(
          random,
          slots.map((slot) => slot.weight),
        )
      : random(slots.length);
    slots.splice(i, 1)[0].put(card);
  }
}

/** How likely a Cylon card lies with a player, or with nobody yet. */
function weightOf(
  { players }: State,
  owner: Seat | undefined,
  n: number,
  doubt: readonly number[] | undefined,
): number {
  if (owner === undefined) return doubt ? 0.25 : 1;
  if (isKnownCylon(players[owner])) return 0.3;
  return doubt ? odds(doubt[owner]) / n : 1;
}

/** Which of the special cards are played with nobody knows. rule: variants.house.special-notacylon */
function pickSpecials(
  { options }: State,
  places: readonly Place[],
  piles: readonly Place[],
  hidden: number[],
  { seat, random }: Pick<Dealing, 'seat' | 'random'>,
): Place[] {
  const isApart = ({ special }: LoyaltyCardInfo) => special !== undefined && !options[special];
  const isSpecial = (card: number) => isApart(loyaltyCards[card]);
  const known = places.flatMap((place) => place.cards.filter((_, at) => place.knows(seat, at)));
  const kinds = kindsOf(options, 'loyalty', loyaltyCards, isApart);
  const picks = shuffled(random, unseen(kinds, known.filter(isSpecial)));
  const anew = (card: number) => (isSpecial(card) ? (picks.pop() ?? card) : card);
  hidden.forEach((card, i) => {
    hidden[i] = anew(card);
  });
  return piles.map((pile) => {
    const cards = pile.cards.map(anew);
    pile.put([...cards]);
    return { ...pile, cards };
  });
}

/** Which cards that are no Cylon's were dealt and which are left nobody can tell, where they differ. */
function mixWithPile(piles: readonly Place[], hidden: number[], random: Chooser): void {
  for (const pile of piles) {
    if (pile.cards.length === 0) continue;
    const slots = hidden.flatMap((card, i) =>
      loyaltyCards[card].side === 'human' && !isShown(card) ? [i] : [],
    );
    const cards = [...slots.map((i) => hidden[i]), ...pile.cards].sort((a, b) => a - b);
    if (cards.every((card) => card === cards[0])) continue;
    const dealt = shuffled(random, cards);
    for (const i of slots) hidden[i] = dealt.pop() as number;
    pile.put(dealt);
  }
}

/** The hidden cards, Cylons first; which of the Cylon cards they are, those cannot tell who have not seen them. */
function mixedCylons(
  { options }: State,
  places: readonly Place[],
  hidden: readonly number[],
  { seat, random }: Pick<Dealing, 'seat' | 'random'>,
): number[] {
  const known = places.flatMap((place) => place.cards.filter((_, at) => place.knows(seat, at)));
  const kinds = kindsOf(options, 'loyalty', loyaltyCards, ({ side }) => side === 'cylon');
  const cylons = shuffled(random, unseen(kinds, known.filter(isCylon)));
  const shown = hidden.filter(isShown);
  const others = hidden.filter((card) => !isCylon(card) && !isShown(card)).sort((a, b) => a - b);
  const n = hidden.length - others.length - shown.length;
  // Those that cannot lie everywhere come first.
  return [...shown, ...cylons.slice(0, n), ...shuffled(random, others)];
}
