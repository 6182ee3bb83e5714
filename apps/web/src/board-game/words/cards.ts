import {
  type Cause,
  characterCards,
  crisisCards,
  type DeckName,
  destinationCards,
  locationCards,
  loyaltyCards,
  quorumCards,
  skillKinds,
  superCrisisCards,
  titleCards,
} from '@ragtag/board-game';
import { type AnyCard, cardText, type TextPart } from '@ragtag/board-game/say';
import { plainly } from './say';

const decks = {
  crisis: crisisCards,
  'super-crisis': superCrisisCards,
  quorum: quorumCards,
  destination: destinationCards,
} as const;

export function deckCard(deck: DeckName, card: number): AnyCard & { readonly name: string } {
  return decks[deck][card];
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

/** The name of whatever caused something. */
export function nameOfCause(cause: Cause): string {
  const named = (cards: readonly { readonly id: string; readonly name: string }[]) =>
    cards.find(({ id }) => id === cause.id)?.name;
  switch (cause.kind) {
    case 'crisis':
      return named(crisisCards) ?? plainly(cause.id);
    case 'super-crisis':
      return named(superCrisisCards) ?? plainly(cause.id);
    case 'quorum':
      return named(quorumCards) ?? plainly(cause.id);
    case 'destination':
      return named(destinationCards) ?? plainly(cause.id);
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
      return plainly(cause.id);
  }
}
