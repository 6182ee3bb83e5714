import type { Option } from '@ragtag/kernel';
import { deckTables } from '../../cards/tables';
import { drawCard } from '../../operations/decks';
import type { G } from '../../rules';
import type { DeckName, Seat } from '../../terms';

/** Cards of a deck that one player looks at to pick from. */

export interface CardOption extends Option {
  readonly card: number;
}

/** Each card once; copies are told apart by a number, so that being asked does not tell that they are the same. */
export function cardOptions(deck: DeckName, cards: readonly number[]): CardOption[] {
  return cards.map((card, i) => {
    const { id } = deckTables[deck][card];
    const copy = cards.slice(0, i).filter((c) => c === card).length + 1;
    return { id: copy === 1 ? id : `${id}#${copy}`, card };
  });
}

/** Draws the top cards for one player to see. */
export function drawToSee(g: G, seat: Seat, deck: DeckName, n: number): number[] {
  const cards: number[] = [];
  for (let k = 0; k < n; k++) {
    const card = drawCard(g, deck);
    if (card !== undefined) cards.push(card);
  }
  reportSeen(g, seat, deck, cards);
  return cards;
}

/** Everybody sees that a player looked; only the player sees at what. rule: secrecy.deck-tops */
export function reportSeen(g: G, seat: Seat, deck: DeckName, cards: readonly number[]): void {
  if (cards.length === 0) return;
  g.facts.push({ fact: 'deck-looked-at', seat, deck });
  g.facts.push({
    fact: 'cards-seen',
    seat,
    deck,
    cards: [...cards],
    only: [seat],
    rule: 'secrecy.deck-tops',
  });
}
