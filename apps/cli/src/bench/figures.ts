import { readable, table } from '../output/print';
import type { Sizes, Timings } from './timings';

export interface Figures extends Timings, Sizes {
  /** The mean over the numbers of players. */
  readonly answersPerCpuSecond: number;
  readonly answersPerCpuSecondByPlayers: Readonly<Record<string, number>>;
  readonly boardgameIoMovesPerCpuSecond: number;
  readonly ratios: { readonly answersToBoardgameIo: number };
}

export interface Target {
  readonly figure: string;
  readonly value: number;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly met: boolean;
}

/** What the engine is meant to reach. */
export function targets(figures: Figures): Target[] {
  const atLeast = (figure: string, value: number, least: number): Target => ({
    figure,
    value,
    atLeast: least,
    met: value >= least,
  });
  const atMost = (figure: string, value: number, most: number): Target => ({
    figure,
    value,
    atMost: most,
    met: value <= most,
  });
  return [
    atLeast('ratios.answersToBoardgameIo', figures.ratios.answersToBoardgameIo, 2.5),
    atMost('forkMicroseconds', figures.forkMicroseconds, 20),
    atMost('replayMilliseconds', figures.replayMilliseconds, 20),
    atMost('largestStateKilobytes', figures.largestStateKilobytes, 30),
  ];
}

/** The figures for people, each beside its target. */
export function describeFigures(figures: Figures): string {
  const wanted = new Map(targets(figures).map((target) => [target.figure, target]));
  const row = (label: string, value: string, unit: string, figure = ''): string[] => {
    const target = wanted.get(figure);
    if (!target) return [label, value.padStart(9), unit];
    const limit = target.atLeast === undefined ? `at most ${target.atMost}` : `at least ${target.atLeast}`;
    return [label, value.padStart(9), unit, `target: ${limit}`, target.met ? 'met' : 'MISSED'];
  };
  const { answersPerCpuSecondByPlayers: byPlayers } = figures;
  return table([
    row('answers', readable(figures.answersPerCpuSecond), 'per CPU second'),
    ...Object.entries(byPlayers).map(([n, speed]) =>
      row(`  ${n} players`, readable(speed), 'per CPU second'),
    ),
    row('boardgame.io moves', readable(figures.boardgameIoMovesPerCpuSecond), 'per CPU second'),
    row(
      'answers to boardgame.io',
      readable(figures.ratios.answersToBoardgameIo, 2),
      'times',
      'ratios.answersToBoardgameIo',
    ),
    row('fork', readable(figures.forkMicroseconds, 1), 'µs', 'forkMicroseconds'),
    row('view', readable(figures.viewMicroseconds, 1), 'µs'),
    row('replay of a game', readable(figures.replayMilliseconds, 1), 'ms', 'replayMilliseconds'),
    row('  the longest', readable(figures.longestReplayMilliseconds, 1), 'ms'),
    row('state', readable(figures.stateKilobytes, 1), 'kB of JSON'),
    row('  the largest', readable(figures.largestStateKilobytes, 1), 'kB of JSON', 'largestStateKilobytes'),
  ]);
}
