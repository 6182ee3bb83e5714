import {
  activate,
  atMost,
  choosePlayer,
  damageGalactica,
  destroyAllCylonShips,
  destroyShips,
  discard,
  drawAndDestroyCivilian,
  lose,
  may,
  moveJumpTrack,
  placeCenturions,
  roll,
  searchDestiny,
  send,
  skillCheck,
} from '../../effects/build';
import type { CrisisCard } from '../types';
import { choice } from './kinds';

/** Crisis cards of which the current player chooses a box. */
export const choicesOfCurrentPlayer: readonly CrisisCard[] = [
  choice('consult-the-prisoner', 'Consult the Prisoner', 'current', {
    top: {
      check: skillCheck(13, ['politics', 'tactics', 'engineering'], {
        pass: [moveJumpTrack(1)],
        fail: [discard('each-player', 1), send('current', 'brig')],
      }),
    },
    bottom: { do: [discard('admiral', 2), discard('current', 3)] },
    cylons: ['basestars'],
    jump: true,
  }),
  choice('cylon-genocide', 'Cylon Genocide', 'current', {
    top: {
      check: skillCheck(21, ['politics', 'leadership', 'tactics', 'engineering'], {
        pass: [destroyAllCylonShips()],
        fail: [lose('morale', 1), activate('basestars', 'launch-raiders', 'heavy-raiders')],
      }),
    },
    bottom: { do: [roll('current', atMost(4, [send('current', 'brig')]))] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('familiar-face', 'Familiar Face', 'current', {
    top: {
      check: skillCheck(12, ['politics', 'leadership', 'tactics'], {
        pass: [
          may('admiral', [choosePlayer('target', 'admiral', 'able-to-go-to-brig'), send('target', 'brig')]),
        ],
        fail: [lose('morale', 1), discard('admiral', 'all')],
      }),
    },
    bottom: { do: [lose('morale', 1)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('hera-rescued', 'Hera Rescued', 'current', {
    top: {
      check: skillCheck(10, ['politics', 'leadership'], {
        fail: [lose('morale', 2), destroyShips('raptor', 1)],
      }),
    },
    bottom: { do: [lose('morale', 1)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('mysterious-guide', 'Mysterious Guide', 'current', {
    top: {
      check: skillCheck(11, ['politics', 'leadership'], {
        pass: [moveJumpTrack(1)],
        fail: [lose('fuel', 1), discard('current', 'all')],
      }),
    },
    bottom: { do: [lose('morale', 1)] },
    cylons: ['raiders'],
    jump: false,
  }),
  choice('mysterious-message', 'Mysterious Message', 'current', {
    top: {
      check: skillCheck(9, ['politics', 'engineering'], {
        pass: [may('current', [searchDestiny('current', 2)])],
        fail: [activate('launch-raiders', 'basestars')],
      }),
    },
    bottom: { do: [activate('basestars')] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('raptor-malfunction', 'Raptor Malfunction', 'current', {
    top: {
      check: skillCheck(12, ['tactics', 'piloting', 'engineering'], {
        fail: [damageGalactica(1), destroyShips('raptor', 1)],
      }),
    },
    bottom: { do: [send('current', 'sickbay')] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('set-a-trap', 'Set a Trap', 'current', {
    top: {
      check: skillCheck(10, ['leadership', 'tactics'], {
        pass: [destroyShips('centurion', 1)],
        fail: [placeCenturions(1), send('current', 'sickbay')],
      }),
    },
    bottom: { do: [roll('current', atMost(4, [placeCenturions(1)]))] },
    cylons: ['raiders'],
    jump: false,
  }),
  choice('the-passage', 'The Passage', 'current', {
    top: {
      check: skillCheck(14, ['tactics', 'piloting', 'engineering'], {
        pass: [moveJumpTrack(1)],
        fail: [drawAndDestroyCivilian(2)],
      }),
    },
    bottom: { do: [roll('current', atMost(6, [send('current', 'sickbay')]))] },
    cylons: ['raiders'],
    jump: true,
  }),
];
