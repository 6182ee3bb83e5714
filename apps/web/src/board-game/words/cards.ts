import {
  type Cause,
  characterCards,
  type DeckName,
  deckTables,
  isDeckName,
  locationCards,
  loyaltyCards,
  skillKinds,
  titleCards,
} from '@ragtag/board-game';
import { type AnyCard, cardText, type TextPart } from '@ragtag/board-game/say';
import { plainly } from './say';

export function deckCard(deck: DeckName, card: number): AnyCard & { readonly name: string } {
  return deckTables[deck][card] as AnyCard & { readonly name: string };
}

/** The text of a card in its parts; a card without words yet has none. */
export function partsOf(card: AnyCard): readonly TextPart[] {
  try {
    return cardText(card).parts;
  } catch {
    return [];
  }
}

/** What a skill card can do besides counting in a check, without what its strength says. */
export function skillParts(card: number): readonly TextPart[] {
  return partsOf(skillKinds[card].card).filter((part) => part.heading !== undefined);
}

/** The card, place or Loyalty card behind a cause; sheets hold more than what is meant. */
export function cardOfCause({ kind, id }: Cause): AnyCard | undefined {
  if (kind === 'skill') return skillKinds.find(({ card }) => card.id === id)?.card;
  if (kind === 'location') return locationCards.find(({ place }) => place === id);
  if (kind === 'loyalty') return loyaltyCards.find((card) => card.id === id);
  return isDeckName(kind)
    ? (deckTables[kind] as readonly AnyCard[]).find((card) => card.id === id)
    : undefined;
}

/** The name of whatever caused something. */
export function nameOfCause(cause: Cause): string {
  const named = (cards: readonly { readonly id: string; readonly name: string }[]) =>
    cards.find(({ id }) => id === cause.id)?.name;
  switch (cause.kind) {
    case 'skill':
      return skillKinds.find(({ card }) => card.id === cause.id)?.card.name ?? plainly(cause.id);
    case 'location':
      return named(locationCards.map(({ place, name }) => ({ id: place, name }))) ?? plainly(cause.id);
    case 'sheet':
      return named(characterCards.flatMap((c) => c.abilities)) ?? plainly(cause.id);
    case 'title':
      return named(titleCards.map(({ title, name }) => ({ id: title, name }))) ?? plainly(cause.id);
    case 'loyalty':
      return named(loyaltyCards) ?? plainly(cause.id);
    default:
      return (isDeckName(cause.kind) && named(deckTables[cause.kind])) || plainly(cause.id);
  }
}
