import {
  agendaCards,
  allyCards,
  basestarTokens,
  characterCards,
  civilianShips,
  crisisCards,
  crossroadsCards,
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
  traumaTokens,
} from '@ragtag/board-game';
import { attackTableEntries } from './attack-table';
import { basestarTokenEntry, civilianEntry, galacticaTokenEntry, locationEntry } from './board';
import { boxEntries } from './boxes';
import { crisisEntry } from './crises';
import {
  allyEntry,
  crossroadsEntry,
  destinationEntry,
  missionEntry,
  mutinyEntry,
  objectiveEntry,
  quorumEntry,
  skillEntry,
  traumaEntry,
} from './decks';
import type { Entry } from './entry';
import { agendaEntry, characterEntry, loyaltyEntry, motiveEntry, titleEntry } from './people';
import { pieceEntries } from './pieces';
import { successionEntries } from './succession';

/** Daybreak's overlays keep the names of the places they cover, and are called by them as in scenarios. */
function byPlace(entry: Entry): Entry {
  const { id } = entry;
  return id.endsWith('-daybreak') ? { ...entry, id: id.replace('-daybreak', ''), face: id } : entry;
}

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
    ...allyCards.map(allyEntry),
    ...crossroadsCards.map(crossroadsEntry),
    ...characterCards.map(characterEntry),
    ...locationCards.map(locationEntry).map(byPlace),
    ...titleCards.map(titleEntry),
    ...successionEntries(),
    ...civilianShips.map(civilianEntry),
    ...galacticaTokens.map(galacticaTokenEntry),
    ...basestarTokens.map(basestarTokenEntry),
    ...traumaTokens.map(traumaEntry),
    ...pieceEntries(),
    ...attackTableEntries(),
    ...boxEntries(),
  ];
}
