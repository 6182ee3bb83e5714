import type { Box } from '../types';
import { pegasusAgendas } from './agendas';
import { pegasusCharacters } from './characters';
import { pegasusCrises } from './crisis';
import { cylonLeaders } from './cylon-leaders';
import { pegasusDestinations } from './destinations';
import { pegasusLocations } from './locations';
import { pegasusLoyalty, pegasusReprints } from './loyalty';
import { newCapricaCrises } from './new-caprica/crisis';
import { newCapricaActions, newCapricaLocations } from './new-caprica/locations';
import { newCapricaObjectives } from './new-caprica/objective';
import { newCapricaRules } from './new-caprica/rules';
import { newCapricaTitles } from './new-caprica/titles';
import { pegasusQuorum } from './quorum';
import { pegasusRules } from './rules';
import { pegasusSkillCards } from './skill-cards';
import { pegasusSuperCrises } from './super-crisis';
import { pegasusTokens } from './tokens';

/** What the Pegasus box holds. */
export const pegasus: Box = {
  objective: newCapricaObjectives,
  crisis: [...pegasusCrises, ...newCapricaCrises],
  agenda: pegasusAgendas,
  'super-crisis': pegasusSuperCrises,
  quorum: pegasusQuorum,
  destination: pegasusDestinations,
  loyalty: pegasusLoyalty,
  character: [...pegasusCharacters, ...cylonLeaders],
  location: [...pegasusLocations, ...newCapricaLocations],
  'board-action': newCapricaActions,
  title: newCapricaTitles,
  skill: pegasusSkillCards,
  'galactica-damage': pegasusTokens,
  rule: [...pegasusRules, ...newCapricaRules],
  reprint: pegasusReprints,
};
