import type { GameId } from '@ragtag/games/load';

/** The games of the house, as the first page and the lobby name them. */
export const games: Readonly<
  Record<GameId, { readonly name: string; readonly text: string; readonly howLong: string }>
> = {
  board: {
    name: 'Board game',
    text: 'The fleet against hidden Cylons: three to six players.',
    howLong:
      'A game takes about an hour with bots. The first one has a coach, and ten minutes to the first jump.',
  },
  card: {
    name: 'Card game',
    text: 'Your fleet against theirs, the Cylons against both: two to six players.',
    howLong: 'About half an hour. You are dealt a deck; set up a table to choose one.',
  },
  tiny: { name: 'Numbers', text: '', howLong: '' },
};
