import type { Moment } from '@ragtag/card-game';

/** Moments that standing orders are about. */
export const moments = {
  called: {
    challenge: 'In a challenge of yours',
    'challenge-of-others': 'In a challenge that is not yours',
    'answer-challenge': 'When a ship challenges you',
    'would-lose-influence': 'When you would lose influence',
    'would-be-defeated': 'When a unit of yours would be defeated',
  } satisfies Record<Moment, string>,
  anEvent: 'an event',
  abilities: 'abilities of what you have in play',
  about:
    'When shall you be asked during a challenge, or whether to soften a blow? Where you are not asked, you pass, a moment later, and so does everybody who could do nothing else: nobody sees why. Your actions of the execution phase stay yours.',
};
