import type { WindowFamily } from '../window-face';

/** Moments of Loyalty cards, of Cylons revealed, and of titles. */
export const peopleWindows = {
  'sleeper-dealt': { en: { when: 'after the Sleeper Agent deal' } },
  'loyalty-received': { en: { when: 'when a player has received a Loyalty card' } },
  'loyalty-examined': { en: { when: 'when a player has looked at a Loyalty card' } },
  'cylon-revealed': { en: { when: 'when a player is revealed as a Cylon' } },
  'title-pending': { en: { when: 'when a title is to change hands' } },
  'title-changed': { en: { when: 'when a title changes hands' } },
} satisfies WindowFamily;
