import { median, shareOf } from '../../tournament/statistics';
import type { PlayedCardGame } from './game';

/** How often somebody won who played. A game that several win counts in parts. */
export interface CardPart {
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  /** The bounds of the rate, with 95 % confidence. */
  readonly interval: readonly [number, number];
}

export interface CardTournamentReport extends CardPart {
  readonly level: string;
  readonly against: string;
  readonly stuck: number;
  readonly ties: number;
  /** Of the side that plays against `level`. */
  readonly opponents: CardPart;
  /** By seat, and of whoever is first in the first turn. */
  readonly bySeat: Readonly<Record<string, CardPart>>;
  readonly firstPlayer: CardPart;
  readonly byDeck: Readonly<Record<string, CardPart>>;
  /** A deck against another, for games of two. */
  readonly byMatch: Readonly<Record<string, CardPart>>;
  readonly byPlayers: Readonly<Record<string, CardPart>>;
  readonly reasons: Readonly<Record<string, number>>;
  readonly turns: number;
  readonly answers: number;
  readonly millisecondsPerAnswer: number;
  readonly medianMillisecondsPerAnswer: number;
}

/** Adds up games and what of them was won. */
class Score {
  #games = 0;
  #wins = 0;

  add(won: number): void {
    this.#games++;
    this.#wins += won;
  }

  part(): CardPart {
    const { share, from, to } = shareOf(this.#wins, this.#games);
    return { games: this.#games, wins: this.#wins, winRate: share, interval: [from, to] };
  }
}

function won({ winners }: PlayedCardGame, is: (seat: number) => boolean): number {
  if (!winners || winners.length === 0) return 0;
  return winners.filter(is).length / winners.length;
}

/** The scores of whatever is named in a game, each with the seats that it has there. */
function scoresBy(
  games: readonly PlayedCardGame[],
  named: (game: PlayedCardGame) => readonly (readonly [string, (seat: number) => boolean])[],
): Record<string, CardPart> {
  const scores = new Map<string, Score>();
  for (const game of games)
    for (const [name, is] of named(game)) {
      const score = scores.get(name) ?? new Score();
      scores.set(name, score);
      score.add(won(game, is));
    }
  return Object.fromEntries(
    [...scores].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, score]) => [name, score.part()]),
  );
}

const seatsOf = ({ players }: PlayedCardGame) => Array.from({ length: players }, (_, seat) => seat);

function matchOf({
  decks,
  players,
}: PlayedCardGame): readonly (readonly [string, (seat: number) => boolean])[] {
  if (players !== 2 || decks[0] === decks[1]) return [];
  const one = decks[0] < decks[1] ? 0 : 1;
  return [[`${decks[one]} against ${decks[1 - one]}`, (seat) => seat === one]];
}

export function reportOf(
  { level, against }: { readonly level: string; readonly against: string },
  games: readonly PlayedCardGame[],
): CardTournamentReport {
  const sideOf = (side: 0 | 1) =>
    scoresBy(games, ({ sides }) => [['', (seat) => sides[seat] === side]])[''] ?? new Score().part();
  const reasons: Record<string, number> = {};
  for (const { reason } of games) reasons[reason] = (reasons[reason] ?? 0) + 1;
  const answers = games.reduce((n, g) => n + g.answers, 0);
  const milliseconds = games.reduce((n, g) => n + g.milliseconds, 0);
  return {
    level,
    against,
    ...sideOf(0),
    opponents: sideOf(1),
    stuck: games.filter(({ winners }) => winners === null).length,
    ties: games.filter(({ winners }) => winners !== null && winners.length !== 1).length,
    bySeat: scoresBy(games, (game) => seatsOf(game).map((at) => [String(at), (seat) => seat === at])),
    firstPlayer: scoresBy(games, ({ first }) => [['', (seat) => seat === first]])[''] ?? new Score().part(),
    byDeck: scoresBy(games, (game) => game.decks.map((deck, at) => [deck, (seat) => seat === at])),
    byMatch: scoresBy(games, matchOf),
    byPlayers: scoresBy(games, ({ players, sides }) => [[String(players), (seat) => sides[seat] === 0]]),
    reasons: Object.fromEntries(Object.entries(reasons).sort((a, b) => b[1] - a[1])),
    turns: median(games.map((g) => g.turns)),
    answers: median(games.map((g) => g.answers)),
    millisecondsPerAnswer: answers > 0 ? Math.round((1000 * milliseconds) / answers) / 1000 : 0,
    medianMillisecondsPerAnswer: median(games.map((g) => g.medianAnswer)),
  };
}
