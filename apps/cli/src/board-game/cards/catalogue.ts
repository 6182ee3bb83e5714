import {
  agendaCards,
  basestarTokens,
  characterCards,
  civilianShips,
  crisisCards,
  destinationCards,
  galacticaTokens,
  locationCards,
  loyaltyCards,
  missionCards,
  motiveCards,
  mutinyCards,
  objectiveCards,
  quorumCards,
  skillCards,
  superCrisisCards,
  titleCards,
} from '@ragtag/board-game';
import { attackTableEntries } from './attack-table';
import { basestarTokenEntry, civilianEntry, galacticaTokenEntry, locationEntry } from './board';
import { boxEntries } from './boxes';
import { crisisEntry } from './crises';
import {
  destinationEntry,
  missionEntry,
  mutinyEntry,
  objectiveEntry,
  quorumEntry,
  skillEntry,
} from './decks';
import type { Entry } from './entry';
import { agendaEntry, characterEntry, loyaltyEntry, motiveEntry, titleEntry } from './people';
import { pieceEntries } from './pieces';
import { successionEntries } from './succession';

/** Every component of every box. */
export function catalogue(): Entry[] {
  return [
    ...crisisCards.map((card) => crisisEntry('crisis', card)),
    ...superCrisisCards.map((card) => crisisEntry('super-crisis', card)),
    ...quorumCards.map(quorumEntry),
    ...destinationCards.map(destinationEntry),
    ...skillCards.map(skillEntry),
    ...objectiveCards.map(objectiveEntry),
    ...loyaltyCards.map(loyaltyEntry),
    ...agendaCards.map(agendaEntry),
    ...motiveCards.map(motiveEntry),
    ...mutinyCards.map(mutinyEntry),
    ...missionCards.map(missionEntry),
    ...characterCards.map(characterEntry),
    ...locationCards.map(locationEntry),
    ...titleCards.map(titleEntry),
    ...successionEntries(),
    ...civilianShips.map(civilianEntry),
    ...galacticaTokens.map(galacticaTokenEntry),
    ...basestarTokens.map(basestarTokenEntry),
    ...pieceEntries(),
    ...attackTableEntries(),
    ...boxEntries(),
  ];
}
