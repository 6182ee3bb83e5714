import { addToHand, drawCard } from '../../operations/decks';
import type { G } from '../../rules';
import { rights } from '../../table/standing';
import type { Seat } from '../../terms';

/** A revealed Cylon draws Super Crises: everybody sees how many, only the player sees which. */
export function drawSuperCrises(g: G, seat: Seat, n: number, rule?: string): void {
  const p = g.state.players[seat];
  // rule: crisis.super.sympathizer
  if (!rights(p).superCrises) return;
  const cards: number[] = [];
  for (let k = 0; k < n; k++) {
    const card = drawCard(g, 'super-crisis');
    if (card !== undefined) cards.push(card);
  }
  if (cards.length === 0) return;
  for (const card of cards) addToHand(p.superCrises, card);
  g.facts.push({ fact: 'super-crisis-drawn', seat, n: cards.length, rule });
  g.facts.push({ fact: 'cards-seen', seat, deck: 'super-crisis', cards, only: [seat] });
}
