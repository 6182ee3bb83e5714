import type { Chooser } from '@ragtag/kernel';
import { kindsOf } from '../../cards/in-game';
import { loyaltyCards } from '../../cards/tables';
import type { State } from '../../state';
import { isKnownCylon } from '../../table/standing';
import type { Seat } from '../../terms';
import { shuffled, unseen, weightedPick } from './dealing';

/** Loyalty cards, dealt in keeping with what a seat believes of the others. */

function isCylon(card: number): boolean {
  return loyaltyCards[card].side === 'cylon';
}

interface Slot {
  readonly weight: number;
  put(card: number): void;
}

/** Odds, held within bounds: nobody is quite sure of anybody. */
function odds(p: number): number {
  const held = Math.max(0.03, Math.min(0.97, p));
  return held / (1 - held);
}

export function dealLoyalty(
  s: State,
  seat: Seat,
  random: Chooser,
  doubt: readonly number[] | undefined,
): void {
  const hidden: number[] = [];
  const slots: Slot[] = [];
  s.players.forEach((p, owner) => {
    const unknown = p.loyalty.filter((l) => owner !== seat && !l.faceUp && !l.seenBy.includes(seat));
    for (const l of unknown) {
      hidden.push(l.card);
      const weight = doubt ? odds(doubt[owner]) / unknown.length : 1;
      slots.push({
        weight: isKnownCylon(p) ? 0.3 : weight,
        put: (card) => {
          l.card = card;
        },
      });
    }
  });
  const undealt = s.decks.loyalty;
  undealt.forEach((card, i) => {
    hidden.push(card);
    slots.push({
      weight: doubt ? 0.25 : 1,
      put: (other) => {
        undealt[i] = other;
      },
    });
  });
  mixWithPile(s, hidden, random);
  for (const card of mixedCylons(s, hidden, seat, random)) {
    const i = isCylon(card)
      ? weightedPick(
          random,
          slots.map((slot) => slot.weight),
        )
      : random(slots.length);
    slots.splice(i, 1)[0].put(card);
  }
}

/** Which cards that are no Cylon's were dealt and which are left nobody can tell, where they differ. */
function mixWithPile(s: State, hidden: number[], random: Chooser): void {
  const pile = s.decks.notACylon;
  if (pile.length === 0) return;
  const places = hidden.flatMap((card, i) => (loyaltyCards[card].side === 'human' ? [i] : []));
  const cards = [...places.map((i) => hidden[i]), ...pile].sort((a, b) => a - b);
  if (cards.every((card) => card === cards[0])) return;
  const dealt = shuffled(random, cards);
  for (const i of places) hidden[i] = dealt.pop() as number;
  pile.splice(0, pile.length, ...dealt);
}

/** The hidden cards, Cylons first; which of the Cylon cards they are, those cannot tell who have not seen them. */
function mixedCylons(s: State, hidden: readonly number[], seat: Seat, random: Chooser): number[] {
  const known = s.players.flatMap((p, owner) =>
    p.loyalty.filter((l) => owner === seat || l.faceUp || l.seenBy.includes(seat)).map((l) => l.card),
  );
  const kinds = kindsOf(s.options, 'loyalty', loyaltyCards, ({ side }) => side === 'cylon');
  const cylons = shuffled(random, unseen(kinds, known.filter(isCylon)));
  const others = hidden.filter((card) => !isCylon(card)).sort((a, b) => a - b);
  const n = hidden.length - others.length;
  return [...cylons.slice(0, n), ...shuffled(random, others)];
}
