import {
  addToDestiny,
  atMost,
  chooseLocationAnywhere,
  choosePlayer,
  damageVipers,
  discard,
  drawSkill,
  execute,
  lose,
  may,
  oneByOne,
  roll,
  send,
  skillCheck,
} from '../../effects/build';
import type { CrisisCard } from '../types';
import { crisisCheck } from './kinds';
import { treacheryForAll } from './treachery';

/** Crisis cards that are one skill check. */
export const crisisChecks: readonly CrisisCard[] = [
  crisisCheck('an-offer-of-peace', 'An Offer of Peace', {
    check: skillCheck(12, ['politics', 'leadership'], {
      partial: { at: 6, do: [addToDestiny('treachery', 2)] },
      fail: [lose('morale', 1), addToDestiny('treachery', 2)],
    }),
    cylons: ['launch-raiders'],
    jump: false,
  }),
  crisisCheck('defending-a-prisoner', 'Defending a Prisoner', {
    check: skillCheck(11, ['politics', 'leadership'], {
      fail: [lose('morale', 1), roll('current', atMost(4, [execute('current')]))],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('medical-breakthrough', 'Medical Breakthrough', {
    check: skillCheck(12, ['politics', 'leadership', 'engineering'], {
      pass: [oneByOne({ players: ['human'] }, 'player', [drawSkill('player', 1, 'own-set')])],
      partial: { at: 6, do: [] },
      fail: [lose('morale', 1), treacheryForAll(1)],
    }),
    cylons: ['heavy-raiders'],
    jump: false,
  }),
  crisisCheck('review-galacticas-log', "Review Galactica's Log", {
    check: skillCheck(14, ['politics', 'leadership', 'tactics'], {
      partial: { at: 6, do: [discard('admiral', 3)] },
      fail: [lose('morale', 1), discard('admiral', 5)],
    }),
    cylons: ['raiders'],
    jump: true,
  }),
  crisisCheck('sabotage-investigated', 'Sabotage Investigated', {
    check: skillCheck(9, ['tactics', 'engineering'], {
      pass: [lose('food', 1)],
      fail: [lose('morale', 1), lose('fuel', 1), lose('food', 1)],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('standoff-with-pegasus', 'Standoff with Pegasus', {
    check: skillCheck(22, ['politics', 'leadership', 'tactics', 'piloting'], {
      pass: [
        may('current', [
          choosePlayer('target', 'current', 'in-brig'),
          chooseLocationAnywhere('place', 'current'),
          send('target', 'place', 'brig'),
        ]),
      ],
      fail: [lose('population', 1), lose('morale', 1), damageVipers(1, 'space')],
    }),
    cylons: ['launch-raiders'],
    jump: false,
  }),
  crisisCheck('training-snafu', 'Training Snafu', {
    check: skillCheck(8, ['leadership', 'piloting'], { fail: [damageVipers(3, 'anywhere')] }),
    cylons: ['basestars'],
    jump: true,
  }),
];
