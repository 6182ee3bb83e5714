import {
  addToDestiny,
  atMost,
  destroyOccupation,
  discard,
  drawSkill,
  execute,
  gain,
  inForce,
  lose,
  oneByOne,
  roll,
  send,
} from '../../../effects/build';
import type { CrisisCard } from '../../types';
import { choice, detainOne, onNewCaprica, prepareOrEvacuate } from './kinds';

/** New Caprica Crisis cards of which the President or the Admiral chooses a box. */
export const newCapricaChoicesOfTitleHolders: readonly CrisisCard[] = [
  choice('a-cylon-ally', 'A Cylon Ally', 'admiral', {
    top: {
      onlyIf: onNewCaprica('current'),
      do: [prepareOrEvacuate('current'), roll('current', atMost(5, [send('current', 'detention')]))],
    },
    bottom: { do: [discard('admiral', 2), discard('current', 3)] },
    cylons: ['raiders', 'occupation-forces'],
    jump: true,
  }),
  choice('attack-on-the-power-plant', 'Attack on the Power Plant', 'president', {
    top: {
      do: [
        lose('morale', 1),
        oneByOne({ players: ['human'] }, 'player', [drawSkill('player', 2, 'own-set')]),
      ],
    },
    bottom: { do: [lose('population', 1), gain('morale', 1)] },
    cylons: ['launch-raiders'],
    jump: true,
  }),
  choice('demanded-surrender', 'Demanded Surrender', 'president', {
    top: { do: detainOne('president') },
    bottom: { do: [lose('morale', 1)] },
    cylons: ['basestars', 'occupation-forces'],
    jump: false,
  }),
  choice('establish-sanitation', 'Establish Sanitation', 'president', {
    top: {
      do: [inForce('this-turn', { on: 'step-happens', steps: ['prepare-jump'], no: 'establish-sanitation' })],
    },
    bottom: { do: [lose('morale', 1)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('execution-list', 'Execution List', 'president', {
    top: { do: [roll('current', atMost(5, [execute('president')]))] },
    bottom: { do: [lose('population', 1)] },
    cylons: ['heavy-raiders', 'occupation-forces'],
    jump: true,
  }),
  choice('keeping-hera-hidden', 'Keeping Hera Hidden', 'president', {
    top: { do: [addToDestiny('treachery', 2)] },
    bottom: { do: detainOne('president') },
    cylons: ['raiders', 'occupation-forces'],
    jump: true,
  }),
  choice('marine-reinforcements', 'Marine Reinforcements', 'admiral', {
    top: { do: [destroyOccupation(1, 'admiral'), discard('admiral', 2), discard('current', 3)] },
    bottom: { do: detainOne('admiral') },
    cylons: ['raiders'],
    jump: false,
  }),
  choice('ncp-graduation', 'NCP Graduation', 'admiral', {
    top: { do: [lose('morale', 1)] },
    bottom: { do: [lose('population', 1)] },
    cylons: ['heavy-raiders'],
    jump: true,
  }),
];
