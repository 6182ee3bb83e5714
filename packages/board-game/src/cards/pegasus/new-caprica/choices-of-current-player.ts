import { lose, skillCheck } from '../../../effects/build';
import type { CrisisCard } from '../../types';
import { treacheryForAll } from '../treachery';
import { choice, detainCurrent, detainOne, hurtCurrent } from './kinds';

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
];
