import { all, cardsLeft, drawCards, launchNuke, nukesLeft, shipsInSpace } from '../../effects/build';
import type { TitleAction, TitleCard } from '../types';

/** What every card of these titles prints, of whichever box; each has an own copy. */
export const drawQuorum = (): TitleAction => ({
  id: 'draw-quorum',
  if: cardsLeft('quorum'),
  do: [drawCards('quorum', 'you', 1)],
});
export const nuke = (): TitleAction => ({
  id: 'nuke',
  if: all(nukesLeft(1), shipsInSpace('basestar', 1)),
  do: [launchNuke('you')],
});

/** Title cards. Playing a Quorum card is an action of the card itself. */
export const baseTitles: readonly TitleCard[] = [
  {
    id: 'president',
    title: 'president',
    name: 'President',
    box: 'base',
    when: 'not newcaprica',
    actions: [drawQuorum()],
  },
  {
    id: 'admiral',
    title: 'admiral',
    name: 'Admiral',
    box: 'base',
    when: 'not newcaprica',
    actions: [nuke()],
  },
];
