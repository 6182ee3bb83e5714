import type { Box } from '../types';
import { alternateBasestarTokens, basestarRules, reprintedBasestarTokens } from './basestar-tokens';
import { exodusCharacters } from './characters';
import { exodusCrises } from './crisis';
import { exodusDestinations } from './destinations';
import { exodusLocations } from './locations';
import { exodusLoyalty, exodusReprints } from './loyalty';
import { ionianObjectives } from './objective';
import { exodusQuorum } from './quorum';
import { exodusSkillCards } from './skill-cards';
import { exodusSuperCrises } from './super-crisis';
import { exodusTitles } from './titles';
import { traumaTokens } from './trauma';

/** What the Exodus box holds. */
export const exodus: Box = {
  objective: ionianObjectives,
  'basestar-damage': alternateBasestarTokens,
  rule: basestarRules,
  crisis: exodusCrises,
  'super-crisis': exodusSuperCrises,
  quorum: exodusQuorum,
  destination: exodusDestinations,
  loyalty: exodusLoyalty,
  character: exodusCharacters,
  location: exodusLocations,
  title: exodusTitles,
  skill: exodusSkillCards,
  trauma: traumaTokens,
  reprint: [...exodusReprints, ...reprintedBasestarTokens],
};
