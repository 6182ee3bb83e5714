import type { SeatResult } from '@ragtag/kernel';
import type { BotLevel } from '@ragtag/protocol';
import type { Rating } from '../store/store';

/**
 * How strong somebody is held to be: a mean and how far it may be wrong, moved by each game as Weng and Lin do for two
 * teams (Bradley-Terry). Whoever won is one team, and all others are the other. Sides of this kind have different sizes
 * by the rules and not by their strength, so a team is as strong as its members on average.
 */
export const unknown: Rating = { mean: 25, doubt: 25 / 3, games: 0 };

/** What is given for a bot, which is as strong as it is. */
const bots: Readonly<Record<BotLevel, Rating>> = {
  recruit: { mean: 20, doubt: 2, games: 0 },
  officer: { mean: 25, doubt: 2, games: 0 },
  admiral: { mean: 28, doubt: 2, games: 0 },
};

export const ratingOfBot = (level: BotLevel | null): Rating => bots[level ?? 'officer'];

/** How much of a game is luck. */
const chance = 25 / 6;
const leastShrunk = 0.0001;

interface Team {
  readonly mean: number;
  readonly variance: number;
}

function teamOf(ratings: readonly Rating[]): Team {
  const average = (of: (rating: Rating) => number) =>
    ratings.reduce((sum, rating) => sum + of(rating), 0) / ratings.length;
  return { mean: average(({ mean }) => mean), variance: average(({ doubt }) => doubt ** 2) };
}

function moved(rating: Rating, own: Team, others: Team, won: boolean): Rating {
  const spread = Math.sqrt(own.variance + others.variance + 2 * chance ** 2);
  const expected = 1 / (1 + Math.exp((others.mean - own.mean) / spread));
  const variance = rating.doubt ** 2;
  const surprise = (Number(won) - expected) * (variance / spread);
  const learned = (rating.doubt / spread) * (variance / spread ** 2) * expected * (1 - expected);
  return {
    mean: rating.mean + surprise,
    doubt: rating.doubt * Math.sqrt(Math.max(1 - learned, leastShrunk)),
    games: rating.games + 1,
  };
}

/** The ratings of all seats after a game; as they were where all have won, or nobody. */
export function ratedAfter(before: readonly Rating[], results: readonly Pick<SeatResult, 'won'>[]): Rating[] {
  const side = (won: boolean) => before.filter((_, seat) => results[seat].won === won);
  const [winners, losers] = [side(true), side(false)];
  if (winners.length === 0 || losers.length === 0) return before.map((each) => ({ ...each }));
  const [first, second] = [teamOf(winners), teamOf(losers)];
  return before.map((rating, seat) =>
    results[seat].won ? moved(rating, first, second, true) : moved(rating, second, first, false),
  );
}

/** As people are told it: a number like those they know from elsewhere. */
export const shown = ({ mean }: Rating) => Math.round(1500 + (mean - unknown.mean) * 40);
