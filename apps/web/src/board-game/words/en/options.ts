/** What a game is played with. */
export const options = {
  whatYouPlayWith: 'What you play with',
  any: 'Any',
  takes: (players: number) =>
    `With ${players} people a game takes ${players > 4 ? 'three hours or more' : 'two to three hours'}; with bots about an hour.`,
  notYet: (names: readonly string[]) => `Not playable yet: ${names.join(', ')}`,
};
