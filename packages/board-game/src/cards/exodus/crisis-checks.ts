import {
  activate,
  chooseArea,
  choosePlayer,
  damageGalactica,
  destroyShips,
  discard,
  discardRandom,
  drawSkill,
  gain,
  holds,
  lose,
  may,
  moveJumpTrack,
  passTitle,
  removeShipsIn,
  send,
  skillCheck,
  when,
} from '../../effects/build';
import type { Effect } from '../../effects/types';
import { titles } from '../../terms';
import type { CrisisCard } from '../types';
import { crisisCheck } from './kinds';

/** The current player has somebody else end up in Sickbay. */
const anotherToSickbay: readonly Effect[] = [
  choosePlayer('target', 'current', 'another', 'able-to-go-to-sickbay'),
  send('target', 'sickbay'),
];

/** Crisis cards that are one skill check. */
export const crisisChecks: readonly CrisisCard[] = [
  crisisCheck('airlock-leak', 'Airlock Leak', {
    check: skillCheck(6, ['tactics', 'engineering'], {
      fail: [damageGalactica(1), send('current', 'sickbay')],
    }),
    cylons: ['heavy-raiders'],
    jump: false,
  }),
  crisisCheck('centurion-assault', 'Centurion Assault', {
    check: skillCheck(9, ['tactics', 'piloting'], {
      fail: [destroyShips('raptor', 1), send('current', 'sickbay')],
    }),
    cylons: ['launch-raiders'],
    jump: false,
  }),
  crisisCheck('divisive-behavior', 'Divisive Behavior', {
    check: skillCheck(10, ['politics', 'leadership', 'tactics'], {
      fail: [lose('morale', 1)],
      consequence: anotherToSickbay,
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('guilty-conscience', 'Guilty Conscience', {
    check: skillCheck(7, ['politics', 'leadership'], { fail: [discardRandom('current', 3)] }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('haunted-by-the-past', 'Haunted by the Past', {
    check: skillCheck(12, ['politics', 'leadership'], {
      fail: [discardRandom('each-player', 1)],
      consequence: titles.map((title) => when(holds('current', title), [passTitle(title)])),
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('hidden-identity', 'Hidden Identity', {
    check: skillCheck(12, ['politics', 'leadership', 'tactics'], {
      fail: [lose('morale', 1), send('current', 'brig')],
    }),
    cylons: ['launch-raiders'],
    jump: false,
  }),
  crisisCheck('in-the-ring', 'In the Ring', {
    check: skillCheck(12, ['politics', 'leadership', 'tactics'], {
      pass: [gain('morale', 1)],
      fail: [lose('morale', 1), send('current', 'sickbay')],
      consequence: anotherToSickbay,
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('joes-bar', "Joe's Bar", {
    check: skillCheck(12, ['politics', 'leadership', 'engineering'], {
      pass: [gain('morale', 1)],
      fail: [lose('morale', 1), send('current', 'brig')],
    }),
    cylons: ['raiders'],
    jump: true,
  }),
  crisisCheck('power-failure', 'Power Failure', {
    check: skillCheck(14, ['leadership', 'tactics', 'engineering'], {
      fail: [moveJumpTrack(-1)],
      consequence: [damageGalactica(1)],
    }),
    cylons: ['heavy-raiders'],
    jump: false,
  }),
  crisisCheck('strange-beacon', 'Strange Beacon', {
    check: skillCheck(13, ['tactics', 'piloting', 'engineering'], {
      pass: [chooseArea('area', 'current'), removeShipsIn('area')],
      fail: [moveJumpTrack(-1)],
    }),
    cylons: ['raiders'],
    jump: false,
  }),
  crisisCheck('temple-of-the-five', 'Temple of the Five', {
    check: skillCheck(9, ['tactics', 'engineering'], {
      pass: [may('current', [drawSkill('current', 2, 'own-set')])],
      fail: [moveJumpTrack(-1)],
    }),
    cylons: ['launch-raiders'],
    jump: false,
  }),
  crisisCheck('threat-of-super-nova', 'Threat of Super Nova', {
    check: skillCheck(10, ['leadership', 'piloting', 'engineering'], {
      fail: [lose('population', 1), damageGalactica(1)],
      consequence: [activate('basestars')],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('unexplained-deaths', 'Unexplained Deaths', {
    check: skillCheck(8, ['leadership', 'tactics'], { fail: [lose('morale', 1), lose('population', 1)] }),
    cylons: ['raiders'],
    jump: true,
  }),
  crisisCheck('unfair-bias', 'Unfair Bias', {
    check: skillCheck(12, ['politics', 'leadership', 'tactics'], {
      fail: [damageGalactica(1), discard('current', 'all')],
    }),
    cylons: ['raiders'],
    jump: true,
  }),
];
