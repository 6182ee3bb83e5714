/** Moments at which somebody may react, by their windows. */
export const moments = {
  'before-die-roll': 'Before a die is rolled',
  'after-die-roll': 'After a die was rolled',
  'check-begin': 'Before a skill check begins',
  'before-cards': 'Before cards are added to a skill check',
  'all-contributed': 'When everybody has added cards to a skill check',
  totalled: 'When a skill check has been totalled',
  'check-discard': 'Before the cards of a skill check are discarded',
  'crisis-revealed': 'When a Crisis is revealed',
  'box-chosen': 'When a choice on a Crisis was made',
  'card-action-done': 'After a skill card was used as an action',
  'viper-launched': 'When a viper is launched',
  'turn-end': 'At the end of a turn',
};
