import { may, moveJumpTrack, placeCenturions } from '../../effects/build';
import type { Effect } from '../../effects/types';
import type { LoyaltyCardInfo, Reprint } from '../types';
import { finalFive } from './final-five';
import { personalGoals } from './personal-goals';

const cylon = (id: string, special: readonly Effect[]): LoyaltyCardInfo => ({
  id,
  name: 'You Are a Cylon',
  box: 'exodus',
  copies: 1,
  side: 'cylon',
  reveal: [may('you', special)],
});

/** Loyalty cards. */
export const exodusLoyalty: readonly LoyaltyCardInfo[] = [
  cylon('cylon-place-centurion', [placeCenturions(1)]),
  cylon('cylon-decrease-jump', [moveJumpTrack(-2)]),
  ...personalGoals,
  ...finalFive,
];

/** More cards that say no more than that of the base box. */
export const exodusReprints: readonly Reprint[] = [
  { of: 'loyalty', id: 'you-are-not-a-cylon', box: 'exodus', copies: 5 },
];
