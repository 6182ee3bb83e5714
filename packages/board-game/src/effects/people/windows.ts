import type { WindowFamily } from '../window-face';

/** Moments of Loyalty cards, of Cylons revealed, of executions, and of titles. */
export const peopleWindows = {
  'sleeper-dealt': { en: { when: 'after the Sleeper Agent deal' } },
  'loyalty-received': { en: { when: 'when a player has received a Loyalty card' } },
  'loyalty-examined': { en: { when: 'when a player has looked at a Loyalty card' } },
  'cylon-revealed': { en: { when: 'when a player is revealed as a Cylon' } },
  'enter-play': { en: { when: 'when a character has come into the game in place of another' } },
  'loyalty-shown': { en: { when: 'when an executed human shows the Loyalty cards' } },
  'execution-done': { en: { when: 'when an execution is over' } },
  'infiltration-ending': { en: { when: 'when an infiltrator is about to go back' } },
  'title-pending': { en: { when: 'when a title is to change hands' } },
  'title-changed': { en: { when: 'when a title changes hands' } },
} satisfies WindowFamily;
