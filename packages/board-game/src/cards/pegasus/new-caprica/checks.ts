import {
  any,
  branch,
  choosePlayer,
  damageGalactica,
  destroyOccupation,
  destroyStacked,
  executeEvenCylon,
  inOrbit,
  lose,
  moveJumpTrack,
  occupation,
  oneOf,
  pay,
  placeOccupation,
  skillCheck,
  somebody,
  when,
} from '../../../effects/build';
import type { CrisisCard } from '../../types';
import { crisisCheck, detainCurrent, freeOne, prepareOrEvacuate } from './kinds';

/** New Caprica Crisis cards that are one skill check. */
export const newCapricaChecks: readonly CrisisCard[] = [
  crisisCheck('decode-cylon-maps', 'Decode Cylon Maps', {
    check: skillCheck(8, ['tactics', 'engineering'], {
      pass: [prepareOrEvacuate('current')],
      fail: [lose('morale', 1), placeOccupation(1)],
    }),
    cylons: ['heavy-raiders', 'occupation-forces'],
    jump: false,
  }),
  crisisCheck('intra-atmos-entry', 'Intra-Atmos Entry', {
    check: skillCheck(15, ['leadership', 'tactics', 'piloting', 'engineering'], {
      pass: [prepareOrEvacuate('current'), moveJumpTrack(1)],
      partial: { at: 9, do: [] },
      fail: [lose('fuel', 1), when(inOrbit(), [damageGalactica(1)])],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('organize-the-pilots', 'Organize the Pilots', {
    check: skillCheck(9, ['politics', 'piloting'], {
      pass: [prepareOrEvacuate('current')],
      fail: [destroyStacked(1)],
    }),
    cylons: ['basestars'],
    jump: false,
  }),
  crisisCheck('recover-launch-keys', 'Recover Launch Keys', {
    check: skillCheck(10, ['leadership', 'tactics', 'engineering'], {
      pass: [prepareOrEvacuate('current')],
      fail: [lose('population', 1), detainCurrent()],
    }),
    cylons: ['basestars'],
    jump: false,
  }),
  crisisCheck('resistance-bombings', 'Resistance Bombings', {
    check: skillCheck(12, ['leadership', 'tactics', 'engineering'], {
      pass: [
        when(any(somebody('cylon'), occupation(1)), [
          pay(
            'admiral',
            lose('morale', 1),
            [
              oneOf(
                'admiral',
                branch(
                  'execute',
                  [choosePlayer('target', 'admiral', 'cylon'), executeEvenCylon('target')],
                  somebody('cylon'),
                ),
                branch('occupation-forces', [destroyOccupation(2, 'admiral')], occupation(1)),
              ),
            ],
            [],
          ),
        ]),
      ],
      partial: { at: 7, do: [] },
      fail: [lose('morale', 1), lose('population', 1)],
    }),
    cylons: ['basestars', 'occupation-forces'],
    jump: false,
  }),
  crisisCheck('second-thoughts', 'Second Thoughts', {
    check: skillCheck(9, ['politics', 'leadership'], {
      pass: [freeOne('current')],
      fail: [lose('morale', 1)],
    }),
    cylons: ['basestars', 'occupation-forces'],
    jump: true,
  }),
];
