import type { CharacterCard } from '../types';
import { militaryLeaders, politicalLeaders } from './characters-leaders';
import { pilots, support } from './characters-pilots';

/** The characters, by type. */
export const baseCharacters: readonly CharacterCard[] = [
  ...militaryLeaders,
  ...politicalLeaders,
  ...pilots,
  ...support,
];
