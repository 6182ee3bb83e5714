/** Puzzles of the card game. */
export const puzzle = {
  title: 'Puzzles · Ragtag',
  puzzles: 'Puzzles',
  puzzle: 'Puzzle',
  about:
    'Each position can be won before the execution phase ends, whatever your opponent does. Everything you need lies on the table.',
  you: 'You',
  tryIt: 'Try it',
  position: (it: {
    readonly units: string;
    readonly hand: string;
    readonly influence: number;
    readonly theirs: number;
  }) =>
    `You have ${it.influence} influence, they have ${it.theirs}. In play: ${it.units || 'nobody'}.${
      it.hand ? ` In hand: ${it.hand}.` : ''
    }`,
  solved: '✓ solved',
  goal: 'Win before the execution phase ends.',
  isSolved: 'Solved!',
  isLost: 'The moment has passed.',
  next: 'Next puzzle',
  again: 'Try again',
  all: 'All puzzles',
};
