import { all, cardsLeft, drawCards, launchNuke, nukesLeft, shipsInSpace } from '../../effects/build';
import type { TitleCard } from '../types';

/** Title cards. Playing a Quorum card is an action of the card itself. */
export const baseTitles: readonly TitleCard[] = [
  {
    id: 'president',
    title: 'president',
    name: 'President',
    box: 'base',
    actions: [{ id: 'draw-quorum', if: cardsLeft('quorum'), do: [drawCards('quorum', 'you', 1)] }],
  },
  {
    id: 'admiral',
    title: 'admiral',
    name: 'Admiral',
    box: 'base',
    actions: [{ id: 'nuke', if: all(nukesLeft(1), shipsInSpace('basestar', 1)), do: [launchNuke('you')] }],
  },
];
