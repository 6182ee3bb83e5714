import {
  activateVipers,
  all,
  choosePlayer,
  giveTitle,
  grant,
  not,
  nukeArea,
  nukesLeft,
  occupied,
  piloting,
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
    // Any area may be named, and the token is used up. rule: nukes.area-choice, nukes.area-no-target
    actions: [{ id: 'nuke', if: all(nukesLeft(1), not(occupied())), do: [nukeArea('you')] }],
  },
];
