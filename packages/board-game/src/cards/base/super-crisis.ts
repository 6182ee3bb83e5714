import {
  abandonShip,
  activate,
  damageGalactica,
  lose,
  moveJumpTrack,
  placeCenturions,
  putCard,
  skillCheck,
} from '../../effects/build';
import type { CrisisCard } from '../types';
import { crisisCheck, cylonAttack } from './kinds';

const noIcons = { cylons: [], jump: false } as const;

/** The Super Crisis deck. */
export const baseSuperCrises: readonly CrisisCard[] = [
  crisisCheck('bomb-on-colonial-1', 'Bomb on Colonial 1', {
    check: skillCheck(15, ['tactics', 'piloting', 'engineering'], {
      fail: [lose('morale', 2), putCard('keep'), abandonShip('colonial-one')],
    }),
    inPlay: {
      modifiers: [
        {
          on: 'may-move',
          no: 'colonial-one-bombed',
          locations: ['press-room', 'presidents-office', 'administration'],
        },
      ],
    },
    ...noIcons,
  }),
  crisisCheck('cylon-intruders', 'Cylon Intruders', {
    check: skillCheck(18, ['leadership', 'tactics'], {
      partial: { at: 14, do: [placeCenturions(1)] },
      fail: [damageGalactica(1), placeCenturions(2)],
    }),
    ...noIcons,
  }),
  crisisCheck('fleet-mobilization', 'Fleet Mobilization', {
    check: skillCheck(24, ['leadership', 'tactics', 'piloting', 'engineering'], {
      pass: [activate('basestars', 'launch-raiders')],
      fail: [lose('morale', 1), activate('basestars', 'raiders', 'heavy-raiders', 'launch-raiders')],
    }),
    ...noIcons,
  }),
  crisisCheck('inbound-nukes', 'Inbound Nukes', {
    check: skillCheck(15, ['leadership', 'tactics'], {
      fail: [lose('fuel', 1), lose('food', 1), lose('population', 1)],
    }),
    ...noIcons,
  }),
  cylonAttack('massive-assault', 'Massive Assault', {
    activate: ['heavy-raiders', 'basestars'],
    ships: {
      'starboard-bow': { basestars: 1, raiders: 4 },
      'starboard-quarter': { basestars: 1, raiders: 2, heavyRaiders: 1 },
      'port-quarter': { vipers: 1, civilians: 2 },
      'port-bow': { vipers: 1, civilians: 2 },
    },
    special: { name: 'Power Failure', do: [moveJumpTrack(-2)] },
  }),
];
