import { attackOn } from '../../effects/build';
import type { BasestarToken, CivilianShipToken, GalacticaToken } from '../types';

/** Tokens that are drawn at random. States hold indexes into these lists while they are played. */

export const civilianShips: readonly CivilianShipToken[] = [
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

export const galacticaTokens: readonly GalacticaToken[] = [
  { id: 'damage-ftl-control', box: 'base', name: 'FTL Control damage', location: 'ftl-control' },
  { id: 'damage-weapons-control', box: 'base', name: 'Weapons Control damage', location: 'weapons-control' },
  { id: 'damage-command', box: 'base', name: 'Command damage', location: 'command' },
  {
    id: 'damage-admirals-quarters',
    box: 'base',
    name: "Admiral's Quarters damage",
    location: 'admirals-quarters',
  },
  { id: 'damage-hangar-deck', box: 'base', name: 'Hangar Deck damage', location: 'hangar-deck' },
  { id: 'damage-armory', box: 'base', name: 'Armory damage', location: 'armory' },
  { id: 'damage-food', box: 'base', name: 'Food loss', lose: { food: 1 } },
  { id: 'damage-fuel', box: 'base', name: 'Fuel loss', lose: { fuel: 1 } },
];

/** rule: setup.ending.ionian — others take their place */
const swapped = 'not ioniannebula';

export const basestarTokens: readonly BasestarToken[] = [
  { id: 'critical-hit', box: 'base', when: swapped, name: 'Critical Hit', worth: 2 },
  {
    id: 'disabled-hangar',
    box: 'base',
    when: swapped,
    name: 'Disabled Hangar',
    modifiers: [{ on: 'launch-count', atMost: 0 }],
  },
  {
    id: 'disabled-weapons',
    box: 'base',
    when: swapped,
    name: 'Disabled Weapons',
    modifiers: [{ on: 'may-attack', no: 'disabled-weapons' }],
  },
  {
    id: 'structural-damage',
    box: 'base',
    when: swapped,
    name: 'Structural Damage',
    modifiers: [{ on: 'roll-result', if: attackOn('basestar'), add: 2 }],
  },
];
