import { playAtRandom } from '@ragtag/host';
import type { GameOptions } from '@ragtag/kernel';
import { deskOf } from '../desk';
import { readGameId } from '../input/game-flag';
import { gameOptions, readSelectionBesidePlayers } from '../input/game-options';
import { print, printJson } from '../output/print';
import { Progress } from '../output/progress';
import { playCloneGame } from './clone-game';
import { median, perCpuSecond } from './cpu-time';
import { describeFigures, type Figures, targetsOf } from './figures';
import type { BenchPlan } from './plan';
import { beginning, type Samples, takeSamples } from './samples';
import { takeSizes, takeTimings } from './timings';

export interface BenchFlags {
  readonly game: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly json?: boolean;
}

const movesAtOnce = 500;
/** Seatings are made before anything is measured, and taken in turn. */
const seatingsEach = 60;

export async function bench({ game, rounds, seconds, json }: BenchFlags): Promise<void> {
  // Both sides without the checks that libraries make for developers.
  process.env.NODE_ENV = 'production';
  const { makeMoves } = await import('./boardgame-io');
  const playable = readGameId(game);
  const { module } = playable;
  const { bench: plan } = await deskOf(module);
  const { tables, besideClone, grown, targets } = plan ?? plainPlan(gameOptions(module, {}));
  const options = tables.map((players) => gameOptions(module, {}, players));
  const everything = grown && [
    gameOptions(module, readSelectionBesidePlayers(module, grown.options), grown.players),
  ];
  const seatings = [...options, ...(everything ?? [])].map((each) =>
    Array.from({ length: seatingsEach }, (_, n) => beginning(playable, each, `seating-${n}`)),
  );
  let played = 0;
  /** Where the seatings with everything stand. */
  const withAll = tables.length;
  /** Answers, or else games, of one table. */
  const perSecond = (at: number, time: number, what: 'answers' | 'games') =>
    perCpuSecond(time, () => {
      const begun = seatings[at][played % seatingsEach];
      const { answers } = playAtRandom(module, { ...begun, seed: `bench-${played++}` });
      return what === 'games' ? 1 : answers;
    });
  const movesPer = (time: number) => perCpuSecond(time, () => makeMoves(movesAtOnce));
  const progress = new Progress(rounds);
  progress.at(0, 'warming up');
  // As long as it takes until the rules are compiled: bots and servers run for hours.
  for (const at of tables.keys()) perSecond(at, seconds * 2, 'answers');
  movesPer(seconds);
  if (besideClone) perCpuSecond(seconds / 2, playCloneGame);
  const answers: number[][] = tables.map(() => []);
  const moves: number[] = [];
  const ratios: number[] = [];
  const games: number[] = [];
  const clones: number[] = [];
  const plainly = (round: number) => mean(answers.map((each) => each[round]));
  for (let round = 0; round < rounds; round++) {
    // In small turns, so that whatever else the machine does weighs on both alike.
    const beside = tables.map((_, at) => {
      answers[at].push(perSecond(at, seconds / tables.length, 'answers'));
      return movesPer(seconds / tables.length);
    });
    moves.push(mean(beside));
    ratios.push(plainly(round) / moves[round]);
    if (besideClone) {
      games.push(perSecond(0, seconds / 2, 'games'));
      clones.push(perCpuSecond(seconds / 2, playCloneGame));
    }
    progress.at(round + 1);
  }
  progress.end();
  const timesAndSizes = async (of: Samples) => ({
    ...(await takeTimings(module, of, seconds)),
    ...takeSizes(of),
  });
  const plainTimesAndSizes = await timesAndSizes(takeSamples(playable, options));
  /** Only now, for what has been compiled for everything makes the plain game slower from there on. */
  const withEverything = async (all: readonly GameOptions[]) => {
    perSecond(withAll, seconds * 2, 'answers');
    const [full, beside]: number[][] = [[], []];
    for (let round = 0; round < rounds; round++) {
      full.push(perSecond(withAll, seconds / 2, 'answers'));
      const each = tables.map((_, at) => perSecond(at, seconds / 2 / tables.length, 'answers'));
      beside.push(mean(each));
    }
    return {
      answersPerCpuSecond: median(full),
      answersToPlain: median(full.map((n, round) => n / beside[round])),
      ...(await timesAndSizes(takeSamples(playable, all))),
    };
  };
  const medians = answers.map(median);
  const figures: Figures = {
    answersPerCpuSecond: mean(medians),
    answersPerCpuSecondByPlayers: Object.fromEntries(tables.map((n, at) => [n, medians[at]])),
    boardgameIoMovesPerCpuSecond: median(moves),
    ...(besideClone && {
      gamesPerCpuSecond: median(games),
      cloneGamesPerCpuSecond: median(clones),
    }),
    ratios: {
      answersToBoardgameIo: median(ratios),
      ...(besideClone && { gamesToClone: median(games.map((n, round) => n / clones[round])) }),
    },
    ...plainTimesAndSizes,
    ...(everything && { grown: await withEverything(everything) }),
  };
  if (json) printJson({ game: module.id, ...figures, targets: targetsOf(figures, targets) });
  else print(describeFigures(figures, targets));
}

/** For a game that says nothing of its speed. */
function plainPlan({ players }: GameOptions): BenchPlan {
  return { tables: [players], targets: {} };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
