import { registerScripts } from '@ragtag/kernel';
import { type BoardName, type DeckName, deckNames, type Skill, skills } from '../terms';
import { base } from './base';
import type {
  AgendaCard,
  AllyCard,
  BasestarToken,
  Belonging,
  BoardAction,
  Box,
  CharacterCard,
  CivilianShipToken,
  CrisisCard,
  CrossroadsCard,
  DeckCard,
  DeckCards,
  DestinationCard,
  GalacticaToken,
  LocationCard,
  LoyaltyCardInfo,
  MissionCard,
  MotiveCard,
  MutinyCard,
  ObjectiveCard,
  OptionRule,
  QuorumCard,
  Reprint,
  SkillCard,
  TitleCard,
  TraumaToken,
} from './types';

/**
 * Every card of every box. While a game is played its state holds indexes into these tables; where it is stored, it
 * says names. So cards may stand in any order, and none is ever taken out or renamed.
 */
const decks = Object.fromEntries(deckNames.map((deck): [string, DeckCard[]] => [deck, []])) as {
  readonly [D in DeckName]: DeckCards[D][];
};
const tables = {
  ...decks,
  objective: [] as ObjectiveCard[],
  loyalty: [] as LoyaltyCardInfo[],
  character: [] as CharacterCard[],
  agenda: [] as AgendaCard[],
  motive: [] as MotiveCard[],
  location: [] as LocationCard[],
  'board-action': [] as BoardAction[],
  title: [] as TitleCard[],
  skill: [] as SkillCard[],
  'civilian-ship': [] as CivilianShipToken[],
  'galactica-damage': [] as GalacticaToken[],
  'basestar-damage': [] as BasestarToken[],
  trauma: [] as TraumaToken[],
  rule: [] as OptionRule[],
  reprint: [] as Reprint[],
};

/** All tables, as a box that holds everything. */
export const allTables: Box = tables;

/** The tables of the decks that hold whole cards. */
export const deckTables: { readonly [D in DeckName]: readonly DeckCards[D][] } = decks;

export const crisisCards: readonly CrisisCard[] = tables.crisis;
export const superCrisisCards: readonly CrisisCard[] = tables['super-crisis'];
export const quorumCards: readonly QuorumCard[] = tables.quorum;
export const destinationCards: readonly DestinationCard[] = tables.destination;
export const mutinyCards: readonly MutinyCard[] = tables.mutiny;
export const missionCards: readonly MissionCard[] = tables.mission;
export const allyCards: readonly AllyCard[] = tables.ally;
export const crossroadsCards: readonly CrossroadsCard[] = tables.crossroads;
export const objectiveCards: readonly ObjectiveCard[] = tables.objective;
export const loyaltyCards: readonly LoyaltyCardInfo[] = tables.loyalty;
export const characterCards: readonly CharacterCard[] = tables.character;
export const agendaCards: readonly AgendaCard[] = tables.agenda;
export const motiveCards: readonly MotiveCard[] = tables.motive;
export const locationCards: readonly LocationCard[] = tables.location;
export const boardActions: readonly BoardAction[] = tables['board-action'];
export const titleCards: readonly TitleCard[] = tables.title;
export const skillCards: readonly SkillCard[] = tables.skill;
export const civilianShips: readonly CivilianShipToken[] = tables['civilian-ship'];
export const galacticaTokens: readonly GalacticaToken[] = tables['galactica-damage'];
export const basestarTokens: readonly BasestarToken[] = tables['basestar-damage'];
export const traumaTokens: readonly TraumaToken[] = tables.trauma;
export const optionRules: readonly OptionRule[] = tables.rule;
export const reprints: readonly Reprint[] = tables.reprint;

/** A skill card as it lies in a hand: its card and the strength printed on this copy. */
export interface SkillKind extends Belonging {
  readonly id: string;
  readonly card: SkillCard;
  readonly strength: number;
  readonly skill: Skill;
  /** Index of the skill. */
  readonly deck: number;
  readonly copies: number;
}

const kinds: SkillKind[] = [];
export const skillKinds: readonly SkillKind[] = kinds;

const firstFaces = new Map<string, LocationCard>();
const charactersById = new Map<string, CharacterCard>();
let boxesAdded = 0;

/** Puts the cards of a box into the tables. */
export function addBox(box: Box): void {
  for (const [deck, cards] of Object.entries(box) as [
    keyof typeof tables,
    readonly (typeof tables)[keyof typeof tables][number][],
  ][]) {
    for (const card of cards) {
      if (deck !== 'reprint') registerScripts(`${card.box}/${deck}/${card.id}`, card);
    }
    (tables[deck] as unknown[]).push(...cards);
  }
  for (const card of box.skill ?? []) addKinds(card);
  for (const card of box.location ?? []) addFace(card);
  for (const card of box.character ?? []) charactersById.set(card.id, card);
  boxesAdded++;
}

function addFace(card: LocationCard): void {
  const first = firstFaces.get(card.place) ?? card;
  if (first.board !== card.board) throw new Error(`${card.id}: ${card.place} lies on ${first.board}`);
  firstFaces.set(card.place, first);
}

function addKinds(card: SkillCard): void {
  for (const [strength, copies] of Object.entries(card.strengths)) {
    kinds.push({
      id: `${card.id}-${strength}`,
      box: card.box,
      when: card.when,
      card,
      strength: Number(strength),
      skill: card.skill,
      deck: skills.indexOf(card.skill),
      copies,
    });
  }
}

/** Changes with each box that is added. */
export function tablesVersion(): number {
  return boxesAdded;
}

/** Something worked out from the tables, and worked out anew when a box is added. */
export function fromTables<T>(make: () => T): () => T {
  let value: T;
  let at = 0;
  return () => {
    if (at !== boxesAdded) {
      value = make();
      at = boxesAdded;
    }
    return value;
  };
}

/** The ids of all places. */
export const placeIds = fromTables((): readonly string[] => [...firstFaces.keys()]);

/** A place as its first face shows it. What lies on which board is the same on all of them. */
export function location(place: string): LocationCard {
  const found = firstFaces.get(place);
  if (!found) throw new Error(`no location ${place}`);
  return found;
}

/** The ship that a damage token is of. */
export function hullOf({ location: place }: GalacticaToken): BoardName {
  return place === undefined ? 'galactica' : location(place).board;
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

// The other boxes are added by `boxes.ts`.
addBox(base);
