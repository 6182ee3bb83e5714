import {
  any,
  at,
  branch,
  changeNukes,
  destroyShips,
  discard,
  each,
  gain,
  giveTitle,
  holds,
  lose,
  not,
  nukesLeft,
  offTheBoard,
  oneOf,
  place,
  send,
  withdrawVipers,
} from '../../effects/build';
import type { CrisisCard } from '../types';
import { choice } from './kinds';

// Cards that exist with different icons: the boxes are the same, each card has its own.

const rescueMission = () => ({
  top: { do: [lose('morale', 1), send('current', 'sickbay')] },
  bottom: { do: [lose('fuel', 1), destroyShips('raptor', 1)] },
});

const riots = () => ({
  top: { do: [lose('food', 1), lose('morale', 1)] },
  bottom: { do: [lose('population', 1), lose('fuel', 1)] },
});

const waterShortage = () => ({
  top: { do: [lose('food', 1)] },
  bottom: { do: [discard('president', 2), discard('current', 3)] },
});

/** Crisis cards on which the President or the Admiral picks one of two boxes. */
export const choicesOfTitleHolders: readonly CrisisCard[] = [
  choice('build-cylon-detector', 'Build Cylon Detector', 'admiral', {
    top: { onlyIf: nukesLeft(1), do: [changeNukes(-1)] },
    bottom: { do: [lose('morale', 1), discard('admiral', 2)] },
    cylons: ['heavy-raiders'],
    jump: false,
  }),
  choice('declare-martial-law', 'Declare Martial Law', 'admiral', {
    top: { do: [lose('morale', 1), giveTitle('president', 'admiral')] },
    bottom: { do: [lose('population', 1), discard('admiral', 2)] },
    cylons: ['basestars'],
    jump: false,
  }),
  choice('food-shortage', 'Food Shortage', 'president', {
    top: { do: [lose('food', 2)] },
    bottom: { do: [lose('food', 1), discard('president', 2), discard('current', 3)] },
    cylons: ['raiders'],
    jump: true,
    copies: 4,
  }),
  choice('requested-resignation', 'Requested Resignation', 'admiral', {
    top: { do: [discard(each('president', 'admiral'), 2)] },
    bottom: {
      do: [
        // One of the two has to happen, if either can.
        oneOf(
          'president',
          branch('resign', [giveTitle('president', 'admiral')], not(holds('president', 'admiral'))),
          branch(
            'brig',
            [send('president', 'brig')],
            not(any(at('president', 'brig'), offTheBoard('president'))),
          ),
        ),
      ],
    },
    cylons: ['basestars'],
    jump: false,
  }),
  choice('rescue-caprica-survivors', 'Rescue Caprica Survivors', 'president', {
    top: { do: [lose('fuel', 1), lose('food', 1), gain('population', 1)] },
    bottom: { do: [lose('morale', 1)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('rescue-mission', 'Rescue Mission', 'admiral', {
    ...rescueMission(),
    cylons: ['raiders'],
    jump: true,
  }),
  choice('rescue-mission-2', 'Rescue Mission', 'admiral', {
    ...rescueMission(),
    cylons: ['basestars'],
    jump: true,
  }),
  choice('rescue-the-fleet', 'Rescue the Fleet', 'admiral', {
    top: { do: [lose('population', 2)] },
    bottom: {
      do: [lose('morale', 1), place({ fore: { basestars: 1, raiders: 3 }, aft: { civilians: 3 } })],
    },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('riots', 'Riots', 'admiral', { ...riots(), cylons: ['basestars'], jump: true }),
  choice('riots-2', 'Riots', 'admiral', { ...riots(), cylons: ['launch-raiders'], jump: false }),
  choice('sleep-deprivation', 'Sleep Deprivation', 'admiral', {
    top: { do: [withdrawVipers(), send('current', 'sickbay')] },
    bottom: { do: [lose('morale', 1)] },
    cylons: ['basestars'],
    jump: true,
  }),
  choice('water-shortage', 'Water Shortage', 'president', {
    ...waterShortage(),
    cylons: ['basestars'],
    jump: true,
    copies: 3,
  }),
  choice('water-shortage-2', 'Water Shortage', 'president', {
    ...waterShortage(),
    cylons: ['raiders'],
    jump: true,
  }),
  choice('water-shortage-3', 'Water Shortage', 'president', {
    ...waterShortage(),
    cylons: ['basestars'],
    jump: false,
  }),
];
