/** How games end. */
export const endings = {
  theEnd: 'The end',
  turn: (n: number) => `Turn ${n}`,
  youWon: 'You won.',
  youLost: 'You lost.',
  won: 'won',
  lost: 'lost',
  decided: 'What cost most',
  failedBy: (total: string, difficulty: number) => `failed with ${total} of ${difficulty}`,
  whoWasSuspected: 'Who looked like a Cylon',
  suspected: (who: string, percent: number) => ` ${who} ${percent}%`,
  winners: { humans: 'Humanity survives', cylons: 'The Cylons win' },
  /** Why, by the reason that the rules give. */
  reasons: {
    fuel: 'The fleet ran out of fuel.',
    food: 'The fleet ran out of food.',
    morale: 'The fleet lost all hope.',
    population: 'Nobody was left to save.',
    galactica: 'Galactica was destroyed: six of her locations lay damaged.',
    boarding: 'Centurions took the ship.',
    'no-characters': 'Nobody was left to take the place of the dead.',
    'final-jump': 'The fleet made its last jump.',
    'new-caprica': 'The fleet left New Caprica.',
  },
};
