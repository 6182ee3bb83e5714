import {
  all,
  alliesDisplaced,
  allyHere,
  displaceAlliesIn,
  displaceUnfitAllies,
  drawTrauma,
  eventIs,
  meetAlly,
  takeTrauma,
  traumaHere,
  traumaPhase,
} from '../../effects/build';
import type { OptionRule } from '../types';

/** What Allies and trauma tokens change beyond their cards. */
export const exodusRules: readonly OptionRule[] = [
  {
    id: 'turn.trauma.start-on-token',
    box: 'exodus',
    when: 'ioniannebula',
    reactions: [{ window: 'turn-start', kind: 'forced', if: traumaHere('you'), do: [takeTrauma('you')] }],
  },
  {
    id: 'turn.movement.ally',
    box: 'exodus',
    when: 'allies',
    reactions: [{ window: 'movement-end', kind: 'forced', if: allyHere('you'), do: [meetAlly('you')] }],
  },
  {
    id: 'allies.displaced',
    box: 'exodus',
    when: 'allies',
    reactions: [
      {
        window: 'location-damaged',
        kind: 'forced',
        if: alliesDisplaced('damaged'),
        do: [displaceAlliesIn('event.location')],
      },
      { window: 'enter-play', kind: 'forced', if: alliesDisplaced('unfit'), do: [displaceUnfitAllies()] },
      { window: 'place-closed', kind: 'forced', if: alliesDisplaced('unfit'), do: [displaceUnfitAllies()] },
    ],
  },
  {
    id: 'trauma.allyseasons-draw',
    box: 'exodus',
    when: 'allyseasons',
    reactions: [
      {
        window: 'arrived',
        kind: 'forced',
        if: all(eventIs('location', 'brig', 'sickbay'), eventIs('how', 'sent')),
        do: [drawTrauma('event.seat', 1)],
      },
    ],
  },
  {
    id: 'objective.allyseasons',
    box: 'exodus',
    when: 'allyseasons',
    milestones: [{ at: 8, do: [traumaPhase()] }],
  },
];
