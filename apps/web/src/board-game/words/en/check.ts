/** Why the numbers of a skill check are what they are. */
export const check = {
  /** What a card counts for, by what was made of it. */
  becomes: {
    positive: (card: string) => `${card} counts for the check`,
    zero: (card: string) => `${card} counts nothing`,
    double: (card: string) => `${card} counts double`,
  },
  because: (what: string, cause: string) => `${what}: ${cause}`,
  total: (change: string) => `Total ${change}`,
  difficulty: (change: string) => `Difficulty ${change}`,
};
