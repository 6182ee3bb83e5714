import { becomeCylon, drawAgenda, later, oneByOne, somebody, when } from '../../effects/build';
import { shownAtOnce } from '../base/loyalty';
import type { LoyaltyCardInfo, Reprint } from '../types';
import { drawTreachery, randomTreachery } from './treachery';

/** Loyalty cards. */
export const pegasusLoyalty: readonly LoyaltyCardInfo[] = [
  {
    id: 'you-are-a-cylon-treachery',
    name: 'You Are a Cylon',
    box: 'pegasus',
    copies: 1,
    side: 'cylon',
    // Not left to choice, unlike what the Cylon cards of the other boxes say. Those who were asked in games of earlier
    // builds go on from the same list.
    reveal: [
      when(somebody('another', 'human'), [
        oneByOne({ players: ['another', 'human'] }, 'player', randomTreachery('player', 1)),
        // By then the hand is down to 3 cards.
        later('cylon-revealed', [drawTreachery('you', 2)]),
      ]),
    ],
  },
  {
    id: 'you-are-a-sympathetic-cylon',
    name: 'You Are a Sympathetic Cylon',
    box: 'pegasus',
    // The card can be borrowed for a game without the rest of its box. rule: variants.sympathetic.without-pegasus
    when: 'sympatheticcylon',
    copies: 1,
    side: 'sympathetic',
    reveal: [becomeCylon('you', false), drawAgenda('you', 'sympathetic')],
    reactions: [shownAtOnce()],
  },
];

/** One more card that says no more than that of the base box. */
export const pegasusReprints: readonly Reprint[] = [
  { of: 'loyalty', id: 'you-are-not-a-cylon', box: 'pegasus', copies: 1 },
];
