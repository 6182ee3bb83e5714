import type { Box } from '../types';
import { pegasusAgendas } from './agendas';
import { pegasusCrises } from './crisis';
import { cylonLeaders } from './cylon-leaders';
import { pegasusLocations } from './locations';
import { pegasusRules } from './rules';
import { pegasusSkillCards } from './skill-cards';
import { pegasusTokens } from './tokens';

/** What the Pegasus box holds. */
export const pegasus: Box = {
  crisis: pegasusCrises,
  character: cylonLeaders,
  agenda: pegasusAgendas,
  location: pegasusLocations,
  skill: pegasusSkillCards,
  'galactica-damage': pegasusTokens,
  rule: pegasusRules,
};
