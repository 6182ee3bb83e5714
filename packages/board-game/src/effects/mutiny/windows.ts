import type { WindowFamily } from '../window-face';

/** Moments of Mutiny cards. */
export const mutinyWindows = {
  'mutiny-drawn': {
    en: {
      when: 'when a player has drawn a Mutiny card',
      own: { if: 'event-about', when: 'when you have drawn a Mutiny card' },
    },
  },
} satisfies WindowFamily;
