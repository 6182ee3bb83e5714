import { attackOn } from '../../effects/build';
import type { Modifier } from '../../effects/types';
import type { BoxName, Resource } from '../../terms';

/** Tokens that are drawn at random. States hold indexes into these lists. */

type Losses = Readonly<Partial<Record<Resource, number>>>;

export interface CivilianShipKind {
  readonly id: string;
  readonly name: string;
  readonly box: BoxName;
  readonly copies: number;
  /** What is lost with the ship. */
  readonly lose: Losses;
}

export const civilianShips: readonly CivilianShipKind[] = [
  {
    id: 'civilian-ship-1-population',
    name: 'Civilian ship (1 population)',
    box: 'base',
    copies: 6,
    lose: { population: 1 },
  },
  {
    id: 'civilian-ship-2-population',
    name: 'Civilian ship (2 population)',
    box: 'base',
    copies: 2,
    lose: { population: 2 },
  },
  {
    id: 'civilian-ship-population-fuel',
    name: 'Civilian ship (1 population, 1 fuel)',
    box: 'base',
    copies: 1,
    lose: { population: 1, fuel: 1 },
  },
  {
    id: 'civilian-ship-population-morale',
    name: 'Civilian ship (1 population, 1 morale)',
    box: 'base',
    copies: 1,
    lose: { population: 1, morale: 1 },
  },
  { id: 'civilian-ship-empty', name: 'Civilian ship (empty)', box: 'base', copies: 2, lose: {} },
];

export interface GalacticaToken {
  readonly id: string;
  readonly name: string;
  /** The location it damages. */
  readonly location?: string;
  /** What is lost; the token then leaves the game. */
  readonly lose?: Losses;
}

export const galacticaTokens: readonly GalacticaToken[] = [
  { id: 'damage-ftl-control', name: 'FTL Control damage', location: 'ftl-control' },
  { id: 'damage-weapons-control', name: 'Weapons Control damage', location: 'weapons-control' },
  { id: 'damage-command', name: 'Command damage', location: 'command' },
  { id: 'damage-admirals-quarters', name: "Admiral's Quarters damage", location: 'admirals-quarters' },
  { id: 'damage-hangar-deck', name: 'Hangar Deck damage', location: 'hangar-deck' },
  { id: 'damage-armory', name: 'Armory damage', location: 'armory' },
  { id: 'damage-food', name: 'Food loss', lose: { food: 1 } },
  { id: 'damage-fuel', name: 'Fuel loss', lose: { fuel: 1 } },
];

export interface BasestarToken {
  readonly id: string;
  readonly name: string;
  /** How many damage tokens it counts for; one by default. */
  readonly worth?: number;
  /** What it changes about the basestar it lies on. */
  readonly modifiers?: readonly Modifier[];
}

export const basestarTokens: readonly BasestarToken[] = [
  { id: 'critical-hit', name: 'Critical Hit', worth: 2 },
  {
    id: 'disabled-hangar',
    name: 'Disabled Hangar',
    modifiers: [{ on: 'launch-count', atMost: 0 }],
  },
  {
    id: 'disabled-weapons',
    name: 'Disabled Weapons',
    modifiers: [{ on: 'may-attack', no: 'disabled-weapons' }],
  },
  {
    id: 'structural-damage',
    name: 'Structural Damage',
    modifiers: [{ on: 'roll-result', if: attackOn('basestar'), add: 2 }],
  },
];
