import { module } from '@ragtag/board-game';
import { playAtRandom } from '@ragtag/host';
import { gameOptions } from '../input/game-options';
import { print, printJson } from '../output/print';
import { Progress } from '../output/progress';
import { median, perCpuSecond } from './cpu-time';
import { describeFigures, type Figures, targets } from './figures';
import { takeSamples } from './samples';
import { takeSizes, takeTimings } from './timings';

export interface Flags {
  readonly rounds: number;
  readonly seconds: number;
  readonly json?: boolean;
}

const tables = [3, 4, 5, 6];
const movesAtOnce = 500;

export async function bench({ rounds, seconds, json }: Flags): Promise<void> {
  // Both sides without the checks that libraries make for developers.
  process.env.NODE_ENV = 'production';
  const { makeMoves } = await import('./boardgame-io');
  const options = tables.map((players) => gameOptions(module, {}, players));
  let games = 0;
  const answersPer = (at: number, time: number) =>
    perCpuSecond(
      time,
      () => playAtRandom(module, { options: options[at], seed: `bench-${games++}`, seats: [] }).answers,
    );
  const movesPer = (time: number) => perCpuSecond(time, () => makeMoves(movesAtOnce));
  const progress = new Progress(rounds);
  progress.at(0, 'warming up');
  for (const at of tables.keys()) answersPer(at, seconds / 2);
  movesPer(seconds / 2);
  const answers: number[][] = tables.map(() => []);
  const moves: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    // In small turns, so that whatever else the machine does weighs on both alike.
    const beside = tables.map((_, at) => {
      answers[at].push(answersPer(at, seconds / tables.length));
      return movesPer(seconds / tables.length);
    });
    moves.push(mean(beside));
    ratios.push(mean(answers.map((each) => each[round])) / moves[round]);
    progress.at(round + 1);
  }
  progress.end();
  const samples = takeSamples(options);
  const medians = answers.map(median);
  const figures: Figures = {
    answersPerCpuSecond: mean(medians),
    answersPerCpuSecondByPlayers: Object.fromEntries(tables.map((n, at) => [n, medians[at]])),
    boardgameIoMovesPerCpuSecond: median(moves),
    ratios: { answersToBoardgameIo: median(ratios) },
    ...(await takeTimings(samples, seconds)),
    ...takeSizes(samples),
  };
  if (json) printJson({ ...figures, targets: targets(figures) });
  else print(describeFigures(figures));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
