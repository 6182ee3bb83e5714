import type { WindowWords } from '../language';

/** The named moments, as a sentence begins with them. */
export const windows: Readonly<Record<string, WindowWords>> = {
  'turn-start': {
    when: 'at the start of any turn',
    own: { if: 'your-turn', when: 'at the start of your turn' },
  },
  'turn-end': { when: 'at the end of any turn', own: { if: 'your-turn', when: 'at the end of your turn' } },
  'card-action-done': {
    when: "after a skill card's action",
    own: { if: 'your-turn', when: "on your turn, after a skill card's action" },
  },
  'crisis-revealed': { when: 'when a Crisis card has been revealed' },
  'crisis-stands': {
    when: 'when a Crisis card is about to be resolved',
    own: { if: 'drawn-by', when: 'when a Crisis card that you drew is about to be resolved' },
  },
  'box-chosen': { when: 'when a player has chosen a box of a Crisis card' },
  'activate-step-start': { when: 'before Cylon ships are activated' },
  'activate-step-end': { when: 'after Cylon ships have been activated' },
  'check-begin': { when: 'before a skill check' },
  'before-cards': { when: 'before any card is added to a skill check' },
  'all-contributed': { when: 'when all have added their cards to a skill check' },
  'check-revealed': { when: 'when the cards of a skill check have been revealed' },
  totalled: { when: 'when a skill check has been totalled' },
  outcome: { when: 'when the outcome of a skill check is known' },
  'check-discard': { when: 'before the cards of a skill check are discarded' },
  'before-die-roll': { when: 'before a die is rolled' },
  'after-die-roll': {
    when: 'after a die is rolled',
    own: { if: 'your-turn', when: 'on your turn, after a die is rolled' },
  },
  'viper-launched': { when: 'when a viper goes from the Reserves into space' },
  'resource-lost': { when: 'when a resource is lost' },
  'ship-destroyed': { when: 'when a ship is destroyed' },
  'jump-begin': { when: 'when the fleet jumps' },
  'destination-picked': { when: 'when a destination has been picked' },
  'title-changed': { when: 'when a title changes hands' },
  'sleeper-dealt': { when: 'after the Sleeper Agent deal' },
};
