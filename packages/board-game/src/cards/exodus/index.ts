import type { Box } from '../types';
import { exodusAllies } from './allies';
import { alternateBasestarTokens, basestarRules, reprintedBasestarTokens } from './basestar-tokens';
import { exodusCharacters } from './characters';
import { exodusCrises } from './crisis';
import { crossroadsCards } from './crossroads';
import { exodusDestinations } from './destinations';
import { exodusLocations } from './locations';
import { exodusLoyalty, exodusReprints } from './loyalty';
import { ionianObjectives } from './objective';
import { exodusQuorum } from './quorum';
import { exodusRules } from './rules';
import { exodusSkillCards } from './skill-cards';
import { exodusSuperCrises } from './super-crisis';
import { exodusTitles } from './titles';
import { traumaTokens } from './trauma';

/** What the Exodus box holds. */
export const exodus: Box = {
  objective: ionianObjectives,
  'basestar-damage': alternateBasestarTokens,
  crisis: exodusCrises,
  'super-crisis': exodusSuperCrises,
  quorum: exodusQuorum,
  destination: exodusDestinations,
  ally: exodusAllies,
  crossroads: crossroadsCards,
  loyalty: exodusLoyalty,
  character: exodusCharacters,
  location: exodusLocations,
  title: exodusTitles,
  skill: exodusSkillCards,
  trauma: traumaTokens,
  rule: [...exodusRules, ...basestarRules],
  reprint: [...exodusReprints, ...reprintedBasestarTokens],
};
