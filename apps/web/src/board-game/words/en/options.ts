/** What a game is played with. */
export const options = {
  whatYouPlayWith: 'What you play with',
  any: 'Any',
  notYet: (names: readonly string[]) => `Not playable yet: ${names.join(', ')}`,
};
