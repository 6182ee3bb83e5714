import {
  destroyedShip,
  destroyShips,
  eventIs,
  launch,
  lose,
  markScar,
  not,
  putCard,
  scarInPlay,
  shipsInSpace,
  when,
} from '../../effects/build';
import type { CrisisCard } from '../types';
import { cylonAttack } from './kinds';

/** Cylon attack cards. */
export const crisisAttacks: readonly CrisisCard[] = [
  cylonAttack('dogfight', 'Dogfight', {
    activate: ['raiders'],
    ships: {
      'starboard-quarter': { basestars: 1, raiders: 2 },
      aft: { raiders: 2 },
      'port-quarter': { vipers: 1 },
      'port-bow': { vipers: 1, civilians: 1 },
    },
    special: { name: 'Constant Barrage', do: [putCard('keep')] },
    inPlay: {
      until: 'jump',
      reactions: [
        // Once the others have acted, so that what is launched does not act with them.
        { window: 'activation-done', kind: 'forced', if: eventIs('icon', 'raiders'), do: [launch(2, 0)] },
        {
          window: 'ship-destroyed',
          kind: 'forced',
          if: not(shipsInSpace('raider', 1)),
          do: [putCard('discard')],
        },
      ],
    },
  }),
  cylonAttack('scar', 'Scar', {
    activate: ['raiders'],
    ships: {
      'starboard-bow': { raiders: 1 },
      aft: { civilians: 2 },
      'port-quarter': { vipers: 1 },
      'port-bow': { vipers: 1 },
    },
    // With no raider left to place there is no Scar, and the card goes.
    special: {
      name: 'Personal Vendetta',
      do: [markScar('starboard-bow'), when(scarInPlay(), [putCard('keep')])],
    },
    inPlay: {
      until: 'jump',
      reactions: [
        { window: 'ship-destroyed', kind: 'forced', if: not(scarInPlay()), do: [putCard('discard')] },
      ],
    },
  }),
  cylonAttack('the-guardians', 'The Guardians', {
    activate: ['basestars'],
    ships: {
      fore: { basestars: 1 },
      'starboard-bow': { raiders: 2 },
      'starboard-quarter': { heavyRaiders: 1 },
      aft: { civilians: 1 },
      'port-quarter': { vipers: 1 },
      'port-bow': { raiders: 2, vipers: 1 },
    },
    special: { name: 'Raptor Crew Captured', do: [putCard('keep')] },
    inPlay: {
      until: 'jump',
      reactions: [
        {
          window: 'ship-destroyed',
          kind: 'forced',
          if: destroyedShip('basestar'),
          do: [lose('morale', 1), destroyShips('raptor', 1)],
        },
      ],
    },
  }),
];
