import type { WindowFamily } from '../window-face';

/** Moments of a Crisis until it is settled what it asks. */
export const crisisWindows = {
  'crisis-revealed': { en: { when: 'when a Crisis card has been revealed' } },
  'crisis-stands': {
    en: {
      when: 'when a Crisis card is about to be resolved',
      own: { if: 'drawn-by', when: 'when a Crisis card that you drew is about to be resolved' },
    },
  },
  'box-chosen': { en: { when: 'when a player has chosen a box of a Crisis card' } },
} satisfies WindowFamily;

/** Moments of discards and of Quorum cards. */
export const cardWindows = {
  'discard-demanded': { en: { when: 'when players must discard skill cards' } },
  'discard-made': { en: { when: 'when a player has discarded skill cards' } },
  'quorum-played': { en: { when: 'when a Quorum card is played from the Quorum hand' } },
  'quorum-done': { en: { when: 'after the action of a Quorum card' } },
} satisfies WindowFamily;
