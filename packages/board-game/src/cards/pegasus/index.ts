import type { Box } from '../types';
import { pegasusCrises } from './crisis';
import { pegasusLocations } from './locations';
import { pegasusRules } from './rules';
import { pegasusSkillCards } from './skill-cards';
import { pegasusTokens } from './tokens';

/** What the Pegasus box holds. */
export const pegasus: Box = {
  crisis: pegasusCrises,
  location: pegasusLocations,
  skill: pegasusSkillCards,
  'galactica-damage': pegasusTokens,
  rule: pegasusRules,
};
