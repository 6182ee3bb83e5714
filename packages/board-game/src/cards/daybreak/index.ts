import type { Box } from '../types';
import { daybreakCharacters } from './characters';
import { daybreakCrises } from './crisis';
import { daybreakLeaders } from './cylon-leaders';
import { daybreakLocations } from './locations';
import { daybreakLoyalty, daybreakReprints } from './loyalty';
import { missionCards } from './missions';
import { daybreakMotives } from './motives';
import { mutinyCards } from './mutiny';
import { daybreakObjectives } from './objectives';
import { daybreakRules } from './rules';
import { daybreakSkillCards } from './skill-cards';

/** What the Daybreak box holds. */
export const daybreak: Box = {
  crisis: daybreakCrises,
  mutiny: mutinyCards,
  mission: missionCards,
  objective: daybreakObjectives,
  loyalty: daybreakLoyalty,
  motive: daybreakMotives,
  character: [...daybreakCharacters, ...daybreakLeaders],
  location: daybreakLocations,
  skill: daybreakSkillCards,
  rule: daybreakRules,
  reprint: daybreakReprints,
};
