import { atMost, destroyOccupation, discardRandom, lose, roll, skillCheck } from '../../../effects/build';
import type { CrisisCard } from '../../types';
import { randomTreachery, treacheryForAll } from '../treachery';
import { choice, detainCurrent, detainOne, freeOne, hurtCurrent, hurtOne } from './kinds';

/** New Caprica Crisis cards of which the current player chooses a box. */
export const newCapricaChoicesOfCurrentPlayer: readonly CrisisCard[] = [
  choice('arrests-at-night', 'Arrests at Night', 'current', {
    top: { check: skillCheck(10, ['leadership', 'tactics'], { fail: [lose('morale', 1), detainCurrent()] }) },
    bottom: { do: [treacheryForAll(2)] },
    cylons: ['launch-raiders'],
    jump: true,
  }),
  choice('brutal-treatment', 'Brutal Treatment', 'current', {
    top: { check: skillCheck(9, ['politics', 'tactics'], { fail: [lose('morale', 1), hurtCurrent()] }) },
    bottom: { do: detainOne('current') },
    cylons: ['basestars', 'occupation-forces'],
    jump: true,
  }),
  choice('contact-informant', 'Contact Informant', 'current', {
    top: {
      check: skillCheck(9, ['politics', 'tactics'], { fail: [lose('morale', 1), lose('population', 1)] }),
    },
    bottom: { do: [lose('population', 1)] },
    cylons: ['raiders', 'occupation-forces'],
    jump: true,
  }),
  choice('held-for-questioning', 'Held for Questioning', 'current', {
    top: {
      check: skillCheck(10, ['politics', 'leadership', 'tactics'], {
        fail: [lose('morale', 1), detainCurrent()],
      }),
    },
    bottom: { do: [discardRandom('current', 3)] },
    cylons: ['heavy-raiders', 'occupation-forces'],
    jump: true,
  }),
  choice('hiding-underground', 'Hiding Underground', 'current', {
    top: { check: skillCheck(9, ['leadership', 'tactics'], { fail: [lose('food', 1)] }) },
    bottom: { do: detainOne('current') },
    cylons: ['raiders', 'occupation-forces'],
    jump: true,
  }),
  choice('ncp-recruitment', 'NCP Recruitment', 'current', {
    top: { check: skillCheck(8, ['politics', 'leadership'], { fail: [lose('morale', 1)] }) },
    bottom: { do: [treacheryForAll(2)] },
    cylons: ['raiders'],
    jump: false,
  }),
  choice('playing-with-emotions', 'Playing with Emotions', 'current', {
    top: { check: skillCheck(7, ['politics', 'tactics'], { fail: [lose('morale', 1)] }) },
    bottom: { do: randomTreachery('current', 2) },
    cylons: ['launch-raiders'],
    jump: true,
  }),
  choice('prepare-for-a-fight', 'Prepare for a Fight', 'current', {
    top: {
      check: skillCheck(8, ['leadership', 'tactics', 'engineering'], {
        pass: [destroyOccupation(1, 'current')],
        fail: [lose('morale', 1), detainCurrent()],
      }),
    },
    bottom: { do: hurtOne('current') },
    cylons: ['raiders', 'occupation-forces'],
    jump: true,
  }),
  choice('rescue-detainees', 'Rescue Detainees', 'current', {
    top: {
      check: skillCheck(9, ['leadership', 'tactics'], {
        pass: [freeOne('current')],
        fail: [lose('morale', 1)],
      }),
    },
    bottom: { do: [roll('current', atMost(4, detainOne('current')))] },
    cylons: ['heavy-raiders', 'occupation-forces'],
    jump: true,
  }),
];
