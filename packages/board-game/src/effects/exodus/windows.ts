import type { WindowFamily } from '../window-face';

/** Moments that the Exodus box brings. */
export const exodusWindows = {
  'look-over': { en: { when: 'when everything that a look at Loyalty cards started is over' } },
} satisfies WindowFamily;
