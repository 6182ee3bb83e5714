import { discard, drawSkill, gain, lose, oneByOne, skillCheck } from '../../effects/build';
import type { Effect } from '../../effects/types';
import type { CrisisCard } from '../types';
import { choice, crisisCheck } from './kinds';

/** Each player gives up skill cards for treachery, one after another. rule: timing.multi-draw-order */
export const treacheryForAll = (n: number): Effect =>
  oneByOne('each-player', 'player', [discard('player', n), drawSkill('player', n, ['treachery'])]);

/** Crisis cards. */
export const pegasusCrises: readonly CrisisCard[] = [
  crisisCheck('sabotage-investigated', 'Sabotage Investigated', {
    check: skillCheck(9, ['tactics', 'engineering'], {
      pass: [lose('food', 1)],
      fail: [lose('morale', 1), lose('fuel', 1), lose('food', 1)],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  choice('the-black-market', 'The Black Market', 'current', {
    top: {
      check: skillCheck(13, ['politics', 'leadership', 'tactics'], {
        pass: [gain('food', 1)],
        fail: [lose('food', 2), lose('morale', 1)],
      }),
    },
    bottom: { do: [lose('food', 1), treacheryForAll(1)] },
    cylons: ['raiders'],
    jump: true,
  }),
];
