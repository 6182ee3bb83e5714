import type { GameId } from '@ragtag/games/load';

/** The games of the house, as the first page and the lobby name them. */
export const games: Readonly<
  Record<GameId, { readonly name: string; readonly text: string; readonly howLong: string }>
> = {
  board: {
    name: 'Board game',
    text: 'The fleet against hidden Cylons: three to six players, about an hour with bots.',
    howLong:
      'A game takes about an hour with bots. The first one has a coach, and ten minutes to the first jump.',
  },
  card: {
    name: 'Card game',
    text: 'Your fleet against theirs, and the Cylons against both: two to six players, half an hour.',
    howLong:
      'A game takes about half an hour. You are dealt one of six decks; set up a table to choose your own.',
  },
  tiny: { name: 'Numbers', text: 'To try things out.', howLong: '' },
};
