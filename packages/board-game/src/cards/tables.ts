import { registerScripts } from '../scripts';
import { type Skill, skills } from '../terms';
import { baseCharacters } from './base/characters';
import { baseCrises } from './base/crisis';
import { baseDestinations } from './base/destinations';
import { baseLocations } from './base/locations';
import { baseLoyalty } from './base/loyalty';
import { baseQuorum } from './base/quorum';
import { baseSkillCards } from './base/skill-cards';
import { baseSuperCrises } from './base/super-crisis';
import { baseTitles } from './base/titles';
import { basestarTokens, civilianShips, galacticaTokens } from './base/tokens';
import type {
  CardInfo,
  CharacterCard,
  CrisisCard,
  DestinationCard,
  LocationCard,
  LoyaltyCardInfo,
  QuorumCard,
  SkillCard,
  TitleCard,
} from './types';

/** A skill card as it lies in a hand: its card and the strength printed on this copy. */
export interface SkillKind {
  readonly id: string;
  readonly card: SkillCard;
  readonly strength: number;
  readonly skill: Skill;
  /** Index of the skill. */
  readonly deck: number;
  readonly copies: number;
}

function register<T extends { readonly id: string; readonly box: string }>(
  deck: string,
  cards: readonly T[],
): readonly T[] {
  for (const card of cards) registerScripts(`${card.box}/${deck}/${card.id}`, card);
  return cards;
}

/** States hold indexes into these tables: new boxes are added at the end, and nothing is ever taken out. */
export const crisisCards: readonly CrisisCard[] = register('crisis', baseCrises);
export const superCrisisCards: readonly CrisisCard[] = register('super-crisis', baseSuperCrises);
export const quorumCards: readonly QuorumCard[] = register('quorum', baseQuorum);
export const destinationCards: readonly DestinationCard[] = register('destination', baseDestinations);
export const loyaltyCards: readonly LoyaltyCardInfo[] = register('loyalty', baseLoyalty);
export const characterCards: readonly CharacterCard[] = register('character', baseCharacters);
export const locationCards: readonly LocationCard[] = register('location', baseLocations);
export const titleCards: readonly TitleCard[] = register('title', baseTitles);
export const skillCards: readonly SkillCard[] = register('skill', baseSkillCards);
export { basestarTokens, civilianShips, galacticaTokens };

export const skillKinds: readonly SkillKind[] = skillCards.flatMap((card) =>
  Object.entries(card.strengths).map(([strength, copies]) => ({
    id: `${card.id}-${strength}`,
    card,
    strength: Number(strength),
    skill: card.skill,
    deck: skills.indexOf(card.skill),
    copies,
  })),
);

function byId<T extends { readonly id: string }>(cards: readonly T[]): ReadonlyMap<string, T> {
  return new Map(cards.map((card) => [card.id, card]));
}

const locationsById = byId(locationCards);
const charactersById = byId(characterCards);

export function location(id: string): LocationCard {
  const found = locationsById.get(id);
  if (!found) throw new Error(`no location ${id}`);
  return found;
}

export function character(id: string): CharacterCard {
  const found = charactersById.get(id);
  if (!found) throw new Error(`no character ${id}`);
  return found;
}

/** Index of a card in its table. */
export function indexOf(cards: readonly { readonly id: string }[], id: string): number {
  const index = cards.findIndex((card) => card.id === id);
  if (index < 0) throw new Error(`no card ${id}`);
  return index;
}

/** The tables of the decks that hold whole cards. */
export const deckTables = {
  crisis: crisisCards,
  'super-crisis': superCrisisCards,
  quorum: quorumCards,
  destination: destinationCards,
} as const satisfies Record<string, readonly CardInfo[]>;
