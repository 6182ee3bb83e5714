import type { Selection } from '@ragtag/board-game';
import { battleOfNewCaprica, battleOfTheNebula, mainBoard, spaceAreas } from './board';
import { cylonFleet, newCaprica } from './boxes';
import { characterSheet, crisisCard, loyaltyCards, skillCard } from './cards';
import type { Picture } from './kit';
import { startingLayout } from './layout';
import { activationIcons, boardingTrack, damageTokens, jumpTrack } from './tracks';

/** Which picture stands under which heading; a section that a book does not have has no picture either. */
const pictures: Readonly<Record<string, (selection: Selection) => Picture>> = {
  'components/the-board': mainBoard,
  'board-setup/ships-and-tokens': startingLayout,
  'characters/the-character-sheet': characterSheet,
  'skill-cards/what-a-card-shows': skillCard,
  'crisis/resolving-a-crisis': crisisCard,
  'combat-ships/space': spaceAreas,
  'combat-ships/how-cylon-ships-act': activationIcons,
  'combat-ships/activate-heavy-raiders': boardingTrack,
  'combat/damage-to-galactica': damageTokens,
  'jumping/ftl-control': jumpTrack,
  'loyalty/loyalty-cards': loyaltyCards,
  'new-caprica/life-under-occupation': newCaprica,
  'new-caprica/after-galactica-returns': battleOfNewCaprica,
  'cylon-fleet/the-board': cylonFleet,
  'ionian-nebula/the-battle': battleOfTheNebula,
};

export const pictureAt = (section: string, selection: Selection): Picture | undefined =>
  pictures[section]?.(selection);

export const illustratedSections = Object.keys(pictures);
export { Figure, type Picture } from './kit';
