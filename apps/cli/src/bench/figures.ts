import { readable, table } from '../output/print';
import type { Limit } from './plan';
import type { Sizes, Timings } from './timings';

export interface Figures extends Timings, Sizes {
  /** The mean over the numbers of players. */
  readonly answersPerCpuSecond: number;
  readonly answersPerCpuSecondByPlayers: Readonly<Record<string, number>>;
  readonly boardgameIoMovesPerCpuSecond: number;
  /** Whole games with the fewest players, and those of a game that copies its state. */
  readonly gamesPerCpuSecond?: number;
  readonly cloneGamesPerCpuSecond?: number;
  readonly ratios: { readonly answersToBoardgameIo: number; readonly gamesToClone?: number };
  readonly grown?: GrownFigures;
}

/** Of the game with everything in it. */
export interface GrownFigures extends Timings, Sizes {
  readonly answersPerCpuSecond: number;
  /** Times those of the plain game, in the same turns. */
  readonly answersToPlain: number;
}

export interface Target extends Limit {
  readonly figure: string;
  readonly value: number;
  readonly met: boolean;
}

function figureIn(figures: object, name: string): number {
  const [head, ...rest] = name.split('.');
  const value = (figures as Readonly<Record<string, unknown>>)[head];
  return rest.length > 0 ? figureIn(value as object, rest.join('.')) : (value as number);
}

/** What the engine is meant to reach, and whether it does. */
export function targetsOf(figures: Figures, limits: Readonly<Record<string, Limit>>): Target[] {
  return Object.entries(limits).map(([figure, limit]) => {
    const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = limit;
    const value = figureIn(figures, figure);
    return { figure, value, ...limit, met: value >= atLeast && value <= atMost };
  });
}

/** The figures for people, each beside its target. */
export function describeFigures(figures: Figures, limits: Readonly<Record<string, Limit>>): string {
  const wanted = new Map(targetsOf(figures, limits).map((target) => [target.figure, target]));
  const row = (label: string, value: string, unit: string, figure = ''): string[] => {
    const target = wanted.get(figure);
    if (!target) return [label, value.padStart(9), unit];
    const limit = target.atLeast === undefined ? `at most ${target.atMost}` : `at least ${target.atLeast}`;
    return [label, value.padStart(9), unit, `target: ${limit}`, target.met ? 'met' : 'MISSED'];
  };
  const { answersPerCpuSecondByPlayers: byPlayers, gamesPerCpuSecond, cloneGamesPerCpuSecond } = figures;
  const { grown, ratios } = figures;
  const { gamesToClone } = ratios;
  const perSecond = 'per CPU second';
  const counted = (label: string, value: number | undefined): string[][] =>
    value === undefined ? [] : [row(label, readable(value), perSecond)];
  const timed = (of: Timings & Sizes, within: string): string[][] => [
    row('fork', readable(of.forkMicroseconds, 1), 'µs', `${within}forkMicroseconds`),
    row('view', readable(of.viewMicroseconds, 1), 'µs', `${within}viewMicroseconds`),
    row('replay of a game', readable(of.replayMilliseconds, 1), 'ms', `${within}replayMilliseconds`),
    row('  the longest', readable(of.longestReplayMilliseconds, 1), 'ms'),
    row('state', readable(of.stateKilobytes, 1), 'kB of JSON'),
    row(
      '  the largest',
      readable(of.largestStateKilobytes, 1),
      'kB of JSON',
      `${within}largestStateKilobytes`,
    ),
  ];
  return table([
    row('answers', readable(figures.answersPerCpuSecond), perSecond, 'answersPerCpuSecond'),
    ...Object.entries(byPlayers).flatMap(([n, speed]) => counted(`  ${n} players`, speed)),
    row('boardgame.io moves', readable(figures.boardgameIoMovesPerCpuSecond), perSecond),
    row(
      'answers to boardgame.io',
      readable(ratios.answersToBoardgameIo, 2),
      'times',
      'ratios.answersToBoardgameIo',
    ),
    ...counted('games', gamesPerCpuSecond),
    ...counted('games that copy their state', cloneGamesPerCpuSecond),
    ...(gamesToClone === undefined
      ? []
      : [row('games to those', readable(gamesToClone, 2), 'times', 'ratios.gamesToClone')]),
    ...timed(figures, ''),
    ...(grown
      ? [
          ['with everything in it:'],
          row('answers', readable(grown.answersPerCpuSecond), perSecond),
          row('answers to plain', readable(grown.answersToPlain, 2), 'times', 'grown.answersToPlain'),
          ...timed(grown, 'grown.'),
        ]
      : []),
  ]);
}
