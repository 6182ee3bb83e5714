import type { WindowFamily } from '../window-face';

/** Moments of Allies. */
export const allyWindows = {
  'ally-near': {
    en: { when: 'before a player meets an Ally', own: { if: 'your-turn', when: 'before you meet an Ally' } },
  },
} satisfies WindowFamily;
