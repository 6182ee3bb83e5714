import {
  any,
  branch,
  choosePlayer,
  damageGalactica,
  destroyOccupation,
  destroyShips,
  destroyStacked,
  discard,
  drawSkill,
  execute,
  executeEvenCylon,
  gain,
  inOrbit,
  lose,
  may,
  moveJumpTrack,
  occupation,
  oneByOne,
  oneOf,
  pay,
  placeOccupation,
  skillCheck,
  somebody,
  when,
} from '../../../effects/build';
import type { CrisisCard } from '../../types';
import { randomTreachery } from '../treachery';
import { crisisCheck, detainCurrent, freeOne, hurtCurrent, prepareOrEvacuate } from './kinds';

/** New Caprica Crisis cards that are one skill check. */
export const newCapricaChecks: readonly CrisisCard[] = [
  crisisCheck('betrayed-from-within', 'Betrayed From Within', {
    check: skillCheck(9, ['politics', 'leadership'], {
      partial: { at: 6, do: randomTreachery('current', 2) },
      fail: [execute('current')],
    }),
    cylons: ['raiders'],
    jump: true,
  }),
  crisisCheck('centurion-ambush', 'Centurion Ambush', {
    check: skillCheck(7, ['tactics', 'piloting'], { fail: [lose('population', 1), hurtCurrent()] }),
    cylons: ['raiders'],
    jump: true,
  }),
  crisisCheck('contact-raptor', 'Contact Raptor', {
    check: skillCheck(7, ['politics', 'engineering'], { fail: [lose('morale', 1), discard('current', 2)] }),
    cylons: ['raiders'],
    jump: true,
  }),
  crisisCheck('decode-cylon-maps', 'Decode Cylon Maps', {
    check: skillCheck(8, ['tactics', 'engineering'], {
      pass: [prepareOrEvacuate('current')],
      fail: [lose('morale', 1), placeOccupation(1)],
    }),
    cylons: ['heavy-raiders', 'occupation-forces'],
    jump: false,
  }),
  crisisCheck('dissent-among-cylons', 'Dissent Among Cylons', {
    check: skillCheck(12, ['politics', 'leadership'], {
      pass: [
        oneByOne({ players: ['human'] }, 'player', [may('player', [drawSkill('player', 2, 'own-set')])]),
      ],
      partial: { at: 7, do: [] },
      fail: [lose('morale', 1)],
    }),
    cylons: ['launch-raiders'],
    jump: true,
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
  crisisCheck('labor-union-strike', 'Labor Union Strike', {
    check: skillCheck(13, ['politics', 'tactics'], {
      pass: [gain('morale', 1)],
      partial: { at: 10, do: [] },
      fail: [lose('food', 1), detainCurrent()],
    }),
    cylons: ['raiders', 'occupation-forces'],
    jump: true,
  }),
  crisisCheck('meet-liason-officer', 'Meet Liason Officer', {
    check: skillCheck(10, ['politics', 'tactics'], { fail: [lose('fuel', 1), destroyShips('raptor', 1)] }),
    cylons: ['raiders'],
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
  crisisCheck('prepare-the-civilians', 'Prepare the Civilians', {
    check: skillCheck(9, ['politics', 'leadership'], { fail: [lose('food', 1), placeOccupation(1)] }),
    cylons: ['raiders'],
    jump: true,
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
