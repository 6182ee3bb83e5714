import { areaUnderCurve, median, rounded, shareOf } from '../../tournament/statistics';
import type { PlayedBoardGame, Suspicion, Teams } from './game';

export interface BeliefQuality {
  readonly jump: number;
  /** Over all other seats; a Cylon that has shown itself is an easy guess. */
  readonly all: number | null;
  /** Over those who had not shown themselves. */
  readonly hidden: number | null;
  /** The same, in those games alone in which a Cylon still hid: elsewhere there was none to be found. */
  readonly hiding: number | null;
  readonly guesses: number;
}

export interface BoardPart {
  readonly games: number;
  readonly humanWins: number;
  readonly humanWinRate: number;
  /** The bounds of the humans' rate, with 95 % confidence. */
  readonly interval: readonly [number, number];
  readonly cylonWins: number;
  readonly cylonWinRate: number;
  readonly cylonInterval: readonly [number, number];
  /** Games with a Leader, and how many of them were won with each Agenda or Motive. */
  readonly leaders?: {
    readonly games: number;
    readonly wins: number;
    readonly byGoal: Readonly<Record<string, { readonly games: number; readonly wins: number }>>;
  };
  readonly turns: number;
  readonly meanTurns: number;
  /** How far the fleet had come on average. */
  readonly distance: number;
  /** The share of games that were decided in their last two turns; null where no game was that long. */
  readonly close: number | null;
  /** The share of games in which a human accused another human; null where no game tells. */
  readonly wronglyAccused: number | null;
  /** The share of games in which a Cylon had not shown itself by the end. */
  readonly neverFound: number | null;
  readonly answers: number;
  /** Of the whole program, rules included, on average. */
  readonly millisecondsPerAnswer: number;
  /** Of the bot alone, in the middle of all answers. */
  readonly medianMillisecondsPerAnswer: number;
  /** Games by what ended them. */
  readonly reasons: Readonly<Record<string, number>>;
  /** Of those that the humans lost. */
  readonly lostBy: Readonly<Record<string, number>>;
  readonly beliefs: readonly BeliefQuality[];
}

export interface BoardReport extends BoardPart {
  readonly level: string;
  readonly cylons: string;
  readonly stuck: number;
  readonly byPlayers: Readonly<Record<number, BoardPart>>;
}

/** How well the Cylons among some are told from the humans. */
function areaOver(suspicions: readonly Suspicion[]): number | null {
  const scores = (isCylon: 0 | 1) => suspicions.filter((s) => s[2] === isCylon).map((s) => s[1]);
  return areaUnderCurve(scores(1), scores(0));
}

const unshown = (suspicions: readonly Suspicion[]) => suspicions.filter((s) => s[3] === 1);

/** By what was suspected after a jump, game by game. */
function qualityAt(jump: number, games: readonly (readonly Suspicion[])[]): BeliefQuality {
  const everything = games.flat();
  const someoneHides = (game: readonly Suspicion[]) => unshown(game).some((s) => s[2] === 1);
  return {
    jump,
    all: areaOver(everything),
    hidden: areaOver(unshown(everything)),
    hiding: areaOver(unshown(games.filter(someoneHides).flat())),
    guesses: everything.length,
  };
}

function beliefsOf(games: readonly PlayedBoardGame[]): BeliefQuality[] {
  const jumps = new Set(games.flatMap(({ suspicions }) => suspicions.map(([jump]) => jump)));
  return [...jumps]
    .sort((a, b) => a - b)
    .map((jump) =>
      qualityAt(
        jump,
        games.map(({ suspicions }) => suspicions.filter((s) => s[0] === jump)),
      ),
    );
}

function leadersOf(games: readonly PlayedBoardGame[]): Pick<BoardPart, 'leaders'> {
  const leaders = games.flatMap(({ leader }) => leader ?? []);
  if (leaders.length === 0) return {};
  const byGoal: Record<string, { games: number; wins: number }> = {};
  for (const { wanted, won } of leaders) {
    for (const goal of wanted) {
      byGoal[goal] ??= { games: 0, wins: 0 };
      byGoal[goal].games++;
      if (won) byGoal[goal].wins++;
    }
  }
  return { leaders: { games: leaders.length, wins: leaders.filter(({ won }) => won).length, byGoal } };
}

/** What lost the game must have had one chance in so many two turns before its end, for it to have been close. */
const stillOpen = 1 / 4;

function closeShare(games: readonly PlayedBoardGame[]): number | null {
  const chances = games.flatMap(({ winner, lateChance }) =>
    winner === null || lateChance === undefined ? [] : [winner === 'humans' ? 1 - lateChance : lateChance],
  );
  if (chances.length === 0) return null;
  return rounded(chances.filter((losers) => losers >= stillOpen).length / chances.length);
}

/** The share of those games that tell in which it is so. */
function toldShare(told: readonly (boolean | undefined)[]): number | null {
  const known = told.filter((each) => each !== undefined);
  return known.length === 0 ? null : rounded(known.filter(Boolean).length / known.length);
}

const meanOf = (numbers: readonly number[]) =>
  rounded(numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length));

/** How often each thing ended a game, the most frequent first. */
function reasonsOf(games: readonly PlayedBoardGame[]): Record<string, number> {
  const reasons: Record<string, number> = {};
  for (const { reason } of games) reasons[reason] = (reasons[reason] ?? 0) + 1;
  return Object.fromEntries(Object.entries(reasons).sort((a, b) => b[1] - a[1]));
}

function partOf(games: readonly PlayedBoardGame[]): BoardPart {
  const humanWins = games.filter((g) => g.winner === 'humans').length;
  const cylonWins = games.filter((g) => g.winner === 'cylons').length;
  const humanShare = shareOf(humanWins, games.length);
  const cylonShare = shareOf(cylonWins, games.length);
  const answers = games.reduce((n, g) => n + g.answers, 0);
  const milliseconds = games.reduce((n, g) => n + g.milliseconds, 0);
  return {
    games: games.length,
    humanWins,
    humanWinRate: humanShare.share,
    interval: [humanShare.from, humanShare.to],
    cylonWins,
    cylonWinRate: cylonShare.share,
    cylonInterval: [cylonShare.from, cylonShare.to],
    ...leadersOf(games),
    turns: median(games.map((g) => g.turns)),
    meanTurns: meanOf(games.map((g) => g.turns)),
    distance: meanOf(games.map((g) => g.distance)),
    close: closeShare(games),
    wronglyAccused: toldShare(games.map((g) => g.wronglyAccused)),
    neverFound: toldShare(games.map((g) => g.neverFound)),
    answers: median(games.map((g) => g.answers)),
    millisecondsPerAnswer: answers > 0 ? Math.round((1000 * milliseconds) / answers) / 1000 : 0,
    medianMillisecondsPerAnswer: median(games.map((g) => g.medianAnswer)),
    reasons: reasonsOf(games),
    lostBy: reasonsOf(games.filter((g) => g.winner === 'cylons')),
    beliefs: beliefsOf(games),
  };
}

export function reportOf(teams: Teams, games: readonly PlayedBoardGame[]): BoardReport {
  const counts = [...new Set(games.map((g) => g.players))].sort((a, b) => a - b);
  return {
    level: teams.humans,
    cylons: teams.cylons,
    ...partOf(games),
    stuck: games.filter((g) => g.winner === null).length,
    byPlayers: Object.fromEntries(counts.map((n) => [n, partOf(games.filter((g) => g.players === n))])),
  };
}
