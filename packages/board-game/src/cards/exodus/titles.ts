import {
  activateVipers,
  all,
  choosePlayer,
  giveTitle,
  grant,
  nukeArea,
  nukesLeft,
  piloting,
  shipsInSpace,
} from '../../effects/build';
import type { TitleCard } from '../types';

/** Title cards, for games with the Cylon Fleet board. */
export const exodusTitles: readonly TitleCard[] = [
  {
    id: 'cag',
    title: 'cag',
    name: 'CAG',
    box: 'exodus',
    when: 'cylonfleet',
    // rule: titles.cag.actions
    actions: [
      {
        id: 'hand-over',
        do: [
          activateVipers('you', 1),
          choosePlayer('target', 'you', 'another', 'takes-titles', 'not-in-brig'),
          giveTitle('cag', 'target'),
        ],
      },
      {
        id: 'lead',
        if: piloting('you'),
        limit: { per: 'turn', name: 'lead' },
        do: [activateVipers('you', 1), grant('you', { actions: 1 })],
      },
    ],
  },
  // rule: setup.cylonfleet.admiral-card
  {
    id: 'admiral-exodus',
    title: 'admiral',
    name: 'Admiral',
    box: 'exodus',
    when: 'cylonfleet',
    actions: [{ id: 'nuke', if: all(nukesLeft(1), shipsInSpace('cylon', 1)), do: [nukeArea('you')] }],
  },
];
