import { existsSync, readFileSync } from 'node:fs';
import type { Playable } from '@ragtag/games';
import { Failure } from '../failure';
import { readSelectionBesidePlayers } from '../input/game-options';
import { table } from '../output/print';
import { seedOf } from '../simulate/seeds';
import { write } from '../write';
import type { Games } from './games';
import type { Configuration, Job, PlayedGame, Terms, Tournament, TournamentReport } from './kind';

/** Many ways to play measured one beside the other, and told in one table. */

type Suite = NonNullable<Tournament['suite']>;

export interface SuiteChoice {
  /** Names of the configurations, `true` for all. */
  readonly suite: string | true;
  readonly players?: readonly number[];
  readonly games: number;
  readonly seed: string;
}

export function suiteOf(kind: Tournament): Suite {
  if (!kind.suite) throw new Failure('This game has no suite of configurations.');
  return kind.suite;
}

/** The configurations that somebody asks for, each with the numbers of players that it is to be played with. */
export function configurationsOf({ module }: Playable, suite: Suite, choice: SuiteChoice): Configuration[] {
  const { configurations } = suite;
  const names = choice.suite === true ? undefined : choice.suite.split(',').map((name) => name.trim());
  for (const name of names ?? [])
    if (!configurations.some((each) => each.name === name))
      throw new Failure(
        `The suite holds no "${name}". It holds: ${configurations.map((each) => each.name).join(', ')}.`,
      );
  return configurations
    .filter(({ name }) => names === undefined || names.includes(name))
    .flatMap(({ name, options, players }) => {
      const selection = readSelectionBesidePlayers(module, options);
      const playable = players.filter(
        (n) =>
          (choice.players === undefined || choice.players.includes(n)) &&
          module.options.resolve({ ...selection, players: n }).ok,
      );
      return playable.length > 0 ? [{ name, options, players: playable }] : [];
    });
}

/** One game of everything, then a second of everything: a run that is stopped tells a little of all. */
export function suiteJobs(configurations: readonly Configuration[], { games, seed }: SuiteChoice): Job[] {
  return Array.from({ length: games }, (_, at) =>
    configurations.flatMap(({ options, players }) =>
      players.map((n) => ({ players: n, seed: seedOf(seed, at), at, options })),
    ),
  ).flat();
}

export interface SuiteEntry {
  readonly name: string;
  readonly options: string;
  readonly players: number;
  readonly report: TournamentReport;
}

export function suiteEntries(
  kind: Tournament,
  terms: Terms,
  configurations: readonly Configuration[],
  games: Games<PlayedGame>,
): SuiteEntry[] {
  return configurations.flatMap(({ name, options, players }) =>
    players.flatMap((n) => {
      const played = games.played((job) => job.options === options && job.players === n);
      return played.length === 0
        ? []
        : [{ name, options, players: n, report: kind.report({ ...terms, options }, played) }];
    }),
  );
}

function rowsOf(suite: Suite, entries: readonly SuiteEntry[]): string[][] {
  const heads = ['game', 'players', ...suite.heads];
  return [
    heads,
    ...entries.map(({ name, players, report }) => [name, String(players), ...suite.line(report)]),
  ];
}

export function describeSuite(suite: Suite, entries: readonly SuiteEntry[]): string {
  return table(rowsOf(suite, entries));
}

const begin = '<!-- suite: written by ragtag tournament -->';
const end = '<!-- end of suite -->';

/** A text with the table between its marks in place of what was there. */
export function withTable(text: string, suite: Suite, entries: readonly SuiteEntry[]): string | undefined {
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) return undefined;
  const [heads, ...rows] = rowsOf(suite, entries);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = [line(heads), line(heads.map(() => '---')), ...rows.map(line)];
  return `${text.slice(0, from + begin.length)}\n\n${lines.join('\n')}\n\n${text.slice(to)}`;
}

/** Refuses a file that a table cannot be written into, before anything is played. */
export function checkTableFile(file: string): void {
  if (!existsSync(file)) throw new Failure(`There is no ${file}.`);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(begin) || !text.includes(end))
    throw new Failure(`${file} has no place for the table: a line "${begin}" and under it "${end}".`);
}

export function writeTable(file: string, suite: Suite, entries: readonly SuiteEntry[]): void {
  const text = withTable(readFileSync(file, 'utf8'), suite, entries);
  if (text !== undefined) write(file, text);
}
