import { type DeckName, deckTables, loyaltyCards, type PlayerView, skillKinds } from '@ragtag/board-game';

/** Names of what lies on the table. */

export function cardName(deck: DeckName, card: number): string {
  return deckTables[deck][card].name;
}

export function skillCardName(index: number): string {
  const { card, skill, strength } = skillKinds[index];
  return `${card.name} (${skill} ${strength})`;
}

export function describeLoyalty({ card, faceUp }: PlayerView['loyalty'][number]): string {
  const name = card === null ? 'hidden' : loyaltyCards[card].name;
  return faceUp ? `${name} (revealed)` : name;
}
