import {
  charactersIn,
  choosePlayer,
  damageVipers,
  destroyShips,
  discard,
  giveTitle,
  ifAllowed,
  lookAtOneLoyalty,
  lose,
  may,
  moveJumpTrack,
  pay,
  place,
  placeCenturions,
  putCard,
  resourceAtMost,
  send,
  skillCheck,
  when,
} from '../../effects/build';
import type { CrisisCard } from '../types';
import { crisisCheck } from './kinds';

/** Crisis cards that are one skill check. */
export const crisisChecks: readonly CrisisCard[] = [
  crisisCheck('crash-landing', 'Crash Landing', {
    check: skillCheck(6, ['tactics', 'piloting'], {
      fail: [pay('admiral', lose('fuel', 1), [], [lose('morale', 1), send('current', 'sickbay')])],
    }),
    cylons: ['heavy-raiders'],
    jump: false,
  }),
  crisisCheck('cylon-accusation', 'Cylon Accusation', {
    check: skillCheck(10, ['politics', 'leadership', 'tactics'], { fail: [send('current', 'brig')] }),
    cylons: ['raiders'],
    jump: false,
  }),
  crisisCheck('cylon-tracking-device', 'Cylon Tracking Device', {
    check: skillCheck(10, ['tactics', 'piloting', 'engineering'], {
      fail: [destroyShips('raptor', 1), place({ fore: { basestars: 1 }, aft: { civilians: 2 } })],
    }),
    cylons: ['raiders'],
    jump: false,
  }),
  crisisCheck('cylon-virus', 'Cylon Virus', {
    check: skillCheck(13, ['tactics', 'engineering'], {
      fail: [send(charactersIn('ftl-control'), 'sickbay'), placeCenturions(1)],
    }),
    cylons: ['launch-raiders'],
    jump: false,
  }),
  crisisCheck('detector-sabotage', 'Detector Sabotage', {
    check: skillCheck(8, ['leadership', 'tactics'], {
      fail: [send(charactersIn('research-lab'), 'sickbay'), putCard('keep')],
    }),
    inPlay: { modifiers: [{ on: 'may-look', no: 'detector-sabotaged' }] },
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('elections-loom', 'Elections Loom', {
    check: skillCheck(8, ['politics', 'leadership'], {
      partial: { at: 5, do: [lose('morale', 1)] },
      fail: [lose('morale', 1), discard('president', 4)],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('guilt-by-collusion', 'Guilt by Collusion', {
    check: skillCheck(9, ['leadership', 'tactics'], {
      pass: [
        may('current', [choosePlayer('target', 'current', 'able-to-go-to-brig'), send('target', 'brig')]),
      ],
      fail: [lose('morale', 1)],
    }),
    cylons: ['raiders'],
    jump: true,
  }),
  crisisCheck('hangar-accident', 'Hangar Accident', {
    check: skillCheck(10, ['tactics', 'piloting', 'engineering'], {
      partial: { at: 7, do: [lose('population', 1)] },
      fail: [lose('population', 1), damageVipers(2, 'reserves')],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('jump-computer-failure', 'Jump Computer Failure', {
    check: skillCheck(7, ['tactics', 'engineering'], { fail: [lose('population', 1), moveJumpTrack(-1)] }),
    cylons: ['launch-raiders'],
    jump: false,
  }),
  crisisCheck('legendary-discovery', 'Legendary Discovery', {
    check: skillCheck(14, ['tactics', 'piloting'], {
      pass: [putCard('objective')],
      fail: [lose('food', 1), destroyShips('raptor', 1)],
    }),
    distance: 1,
    cylons: ['launch-raiders'],
    jump: false,
  }),
  crisisCheck('loss-of-a-friend', 'Loss of a Friend', {
    check: skillCheck(9, ['politics', 'leadership'], {
      partial: { at: 7, do: [discard('current', 2)] },
      fail: [lose('morale', 1), discard('current', 2)],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('low-supplies', 'Low Supplies', {
    check: skillCheck(7, ['politics', 'leadership'], {
      fail: [lose('morale', 1), when(resourceAtMost('food', 5), [lose('morale', 1)])],
    }),
    cylons: ['raiders'],
    jump: false,
  }),
  crisisCheck('mandatory-testing', 'Mandatory Testing', {
    check: skillCheck(13, ['politics', 'leadership'], {
      pass: [lookAtOneLoyalty('president', 'current')],
      partial: { at: 9, do: [] },
      fail: [lose('morale', 1)],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('missing-g4-explosives', 'Missing G4 Explosives', {
    check: skillCheck(7, ['leadership', 'tactics'], {
      fail: [lose('food', 1), send(charactersIn('armory'), 'brig')],
    }),
    cylons: ['raiders'],
    jump: false,
  }),
  crisisCheck('prison-labor', 'Prison Labor', {
    check: skillCheck(10, ['politics', 'leadership', 'tactics'], {
      fail: [lose('morale', 1), lose('food', 1)],
    }),
    cylons: ['raiders'],
    jump: false,
  }),
  crisisCheck('prisoner-revolt', 'Prisoner Revolt', {
    check: skillCheck(11, ['politics', 'leadership', 'tactics'], {
      partial: { at: 6, do: [lose('population', 1)] },
      fail: [
        lose('population', 1),
        choosePlayer('target', 'president', 'human', 'takes-titles', 'not-president'),
        giveTitle('president', 'target'),
      ],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('resistance', 'Resistance', {
    check: skillCheck(12, ['politics', 'leadership', 'tactics'], {
      partial: { at: 9, do: [lose('food', 1)] },
      fail: [lose('food', 1), lose('fuel', 1)],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('security-breach', 'Security Breach', {
    check: skillCheck(6, ['leadership', 'tactics'], {
      fail: [lose('morale', 1), send(charactersIn('command'), 'sickbay')],
    }),
    cylons: ['launch-raiders'],
    jump: false,
  }),
  crisisCheck('terrorist-bomber', 'Terrorist Bomber', {
    check: skillCheck(9, ['leadership', 'tactics'], {
      fail: [lose('morale', 1), send('current', 'sickbay')],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('terrorist-investigations', 'Terrorist Investigations', {
    check: skillCheck(12, ['politics', 'leadership'], {
      pass: [
        ifAllowed('may-look', choosePlayer('target', 'current', 'another', 'hidden-loyalty')),
        lookAtOneLoyalty('current', 'target'),
      ],
      partial: { at: 6, do: [] },
      fail: [lose('morale', 1)],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('the-olympic-carrier', 'The Olympic Carrier', {
    check: skillCheck(11, ['politics', 'leadership', 'piloting'], {
      partial: { at: 8, do: [lose('population', 1)] },
      fail: [lose('morale', 1), lose('population', 1)],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('unexpected-reunion', 'Unexpected Reunion', {
    check: skillCheck(8, ['politics', 'leadership', 'tactics'], {
      fail: [lose('morale', 1), discard('current', 'all')],
    }),
    cylons: ['raiders'],
    jump: false,
  }),
  crisisCheck('unidentified-ship', 'Unidentified Ship', {
    check: skillCheck(10, ['tactics', 'piloting'], { fail: [lose('population', 1)] }),
    cylons: ['launch-raiders'],
    jump: false,
  }),
  crisisCheck('weapon-malfunction', 'Weapon Malfunction', {
    check: skillCheck(11, ['tactics', 'piloting', 'engineering'], {
      fail: [damageVipers(2, 'space'), send(charactersIn('weapons-control'), 'sickbay')],
    }),
    cylons: ['launch-raiders'],
    jump: false,
  }),
  crisisCheck('witch-hunt', 'Witch Hunt', {
    check: skillCheck(10, ['politics', 'leadership'], {
      partial: { at: 6, do: [lose('morale', 1)] },
      fail: [
        lose('morale', 1),
        choosePlayer('target', 'current', 'able-to-go-to-sickbay'),
        send('target', 'sickbay'),
      ],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
];
