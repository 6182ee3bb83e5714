import { atMost, inOrbit, leaveNewCaprica, onBoard, roll, send } from '../../../effects/build';
import { drawQuorum, nuke } from '../../base/titles';
import type { TitleCard } from '../../types';

/** The title cards of the New Caprica ending. rule: setup.ending.newcaprica */
export const newCapricaTitles: readonly TitleCard[] = [
  {
    id: 'president-new-caprica',
    title: 'president',
    name: 'President',
    box: 'pegasus',
    when: 'newcaprica',
    actions: [drawQuorum()],
    // rule: newcaprica.rules.president-card
    reactions: [
      {
        window: 'quorum-played',
        kind: 'forced',
        if: onBoard('you', 'new-caprica'),
        do: [roll('you', atMost(3, [send('you', 'detention')]))],
      },
    ],
  },
  {
    id: 'admiral-new-caprica',
    title: 'admiral',
    name: 'Admiral',
    box: 'pegasus',
    when: 'newcaprica',
    // rule: newcaprica.after.leave
    actions: [nuke(), { id: 'leave', if: inOrbit(), do: [leaveNewCaprica()] }],
  },
];
