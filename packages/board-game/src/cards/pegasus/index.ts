import type { Box } from '../types';
import { pegasusAgendas } from './agendas';
import { pegasusCharacters } from './characters';
import { pegasusCrises } from './crisis';
import { cylonLeaders } from './cylon-leaders';
import { pegasusDestinations } from './destinations';
import { pegasusLocations } from './locations';
import { pegasusLoyalty, pegasusReprints } from './loyalty';
import { pegasusQuorum } from './quorum';
import { pegasusRules } from './rules';
import { pegasusSkillCards } from './skill-cards';
import { pegasusSuperCrises } from './super-crisis';
import { pegasusTokens } from './tokens';

/** What the Pegasus box holds. */
export const pegasus: Box = {
  crisis: pegasusCrises,
  agenda: pegasusAgendas,
  'super-crisis': pegasusSuperCrises,
  quorum: pegasusQuorum,
  destination: pegasusDestinations,
  loyalty: pegasusLoyalty,
  character: [...pegasusCharacters, ...cylonLeaders],
  location: pegasusLocations,
  skill: pegasusSkillCards,
  'galactica-damage': pegasusTokens,
  rule: pegasusRules,
  reprint: pegasusReprints,
};
