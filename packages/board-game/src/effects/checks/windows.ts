import type { WindowFamily } from '../window-face';

/** Moments of a skill check, from first to last. */
export const checkWindows = {
  'check-begin': { en: { when: 'before a skill check' } },
  'before-cards': { en: { when: 'before any card is added to a skill check' } },
  contributed: { en: { when: 'when a player has added cards to a skill check' } },
  'all-contributed': { en: { when: 'when all have added their cards to a skill check' } },
  'check-joined': { en: { when: 'when the cards of a skill check have just been revealed' } },
  'check-revealed': { en: { when: 'when the cards of a skill check have been revealed' } },
  'check-abilities': { en: { when: 'before skill check abilities are resolved' } },
  'reckless-draw': { en: { when: 'after the abilities of a reckless skill check' } },
  consequence: { en: { when: 'before the consequence of a skill check' } },
  totalled: { en: { when: 'when a skill check has been totalled' } },
  outcome: { en: { when: 'when the outcome of a skill check is known' } },
  'check-effects': { en: { when: 'after the result of a skill check' } },
  'check-discard': { en: { when: 'before the cards of a skill check are discarded' } },
} satisfies WindowFamily;

/** Moments of a die roll. */
export const diceWindows = {
  'before-die-roll': { en: { when: 'before a die is rolled' } },
  'after-die-roll': {
    en: {
      when: 'after a die is rolled',
      own: { if: 'your-turn', when: 'on your turn, after a die is rolled' },
    },
  },
} satisfies WindowFamily;
