import {
  crisisCards,
  type DeckName,
  destinationCards,
  loyaltyCards,
  type PlayerView,
  quorumCards,
  skillKinds,
  superCrisisCards,
} from '@ragtag/board-game';

/** Names of what lies on the table. */

const tables = {
  crisis: crisisCards,
  'super-crisis': superCrisisCards,
  quorum: quorumCards,
  destination: destinationCards,
};

export function cardName(deck: DeckName, card: number): string {
  return tables[deck][card].name;
}

export function skillCardName(index: number): string {
  const { card, skill, strength } = skillKinds[index];
  return `${card.name} (${skill} ${strength})`;
}

export function describeLoyalty({ card, faceUp }: PlayerView['loyalty'][number]): string {
  const name = card === null ? 'hidden' : loyaltyCards[card].name;
  return faceUp ? `${name} (revealed)` : name;
}

export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
