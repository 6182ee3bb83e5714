import type { WindowFamily } from '../window-face';

/** Moments of a turn, and of the end of the game. */
export const turnWindows = {
  'turn-start': {
    en: {
      when: 'at the start of any turn',
      own: { if: 'your-turn', when: 'at the start of your turn' },
    },
  },
  'draw-skills-start': {
    en: {
      when: 'before a player draws skill cards for the turn',
      own: { if: 'your-turn', when: 'before you draw skill cards for the turn' },
    },
  },
  'movement-end': {
    en: {
      when: 'at the end of a Movement step',
      own: { if: 'your-turn', when: 'at the end of your Movement step' },
    },
  },
  'location-done': { en: { when: 'after a location has been activated' } },
  'card-action-done': {
    en: {
      when: "after a skill card's action",
      own: { if: 'your-turn', when: "on your turn, after a skill card's action" },
    },
  },
  'action-step-end': {
    en: {
      when: 'at the end of an Action step',
      own: { if: 'your-turn', when: 'at the end of your Action step' },
    },
  },
  'turn-end': {
    en: { when: 'at the end of any turn', own: { if: 'your-turn', when: 'at the end of your turn' } },
  },
  'game-over': { en: { when: 'at the end of the game, before the winner is known' } },
  verdict: { en: { when: 'when the winner is known' } },
} satisfies WindowFamily;
