import type { Box } from '../types';
import { baseCharacters } from './characters';
import { baseCrises } from './crisis';
import { baseDestinations } from './destinations';
import { houseRules } from './house-rules';
import { baseLocations } from './locations';
import { baseLoyalty } from './loyalty';
import { modeRules } from './mode-rules';
import { baseObjectives } from './objectives';
import { baseQuorum } from './quorum';
import { baseRules } from './rules';
import { baseSkillCards } from './skill-cards';
import { baseSuperCrises } from './super-crisis';
import { baseTitles } from './titles';
import { basestarTokens, civilianShips, galacticaTokens } from './tokens';

/** Everything in the base box. */
export const base: Box = {
  crisis: baseCrises,
  'super-crisis': baseSuperCrises,
  quorum: baseQuorum,
  destination: baseDestinations,
  objective: baseObjectives,
  loyalty: baseLoyalty,
  character: baseCharacters,
  location: baseLocations,
  title: baseTitles,
  skill: baseSkillCards,
  'civilian-ship': civilianShips,
  'galactica-damage': galacticaTokens,
  'basestar-damage': basestarTokens,
  rule: [...baseRules, ...modeRules, ...houseRules],
};
