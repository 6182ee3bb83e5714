import { join } from 'node:path';
import { type Answer, formatSelection, type Options, type Selection } from '@ragtag/board-game';
import { Failure } from '../failure';
import { writeGame } from '../game-file';
import { gameOptions, readSelection } from '../input/game-options';
import { print, printJson } from '../output/print';
import { Progress } from '../output/progress';
import { playAtRandom, type RandomGame, type Watcher } from '../random-game';
import { write } from '../write';
import { describeReport, describeUsage } from './describe';
import { commandFor, seedOf } from './seeds';
import { Tally } from './tally';
import { Usage } from './usage';

export interface Flags {
  readonly games?: number;
  readonly players: readonly number[];
  readonly seed: string;
  readonly options: string;
  readonly exhaustive?: boolean;
  readonly save?: string;
  readonly json?: boolean;
}

const gamesByDefault = 100;
const mostExhaustiveGames = 20_000;

/** The options for each number of players, in turn; refused before anything is played. */
function optionsByTurn({ players }: Flags, selection: Selection): Options[] {
  if (selection.players !== undefined) {
    throw new Failure('Give the number of players with --players, not with --options.');
  }
  return players.map((count) => gameOptions(selection, count));
}

export function simulate(flags: Flags): void {
  const selection = readSelection(flags.options);
  const turns = optionsByTurn(flags, selection);
  const games = flags.games ?? (flags.exhaustive ? mostExhaustiveGames : gamesByDefault);
  const usage = flags.exhaustive ? new Usage() : undefined;
  const tally = new Tally();
  const progress = new Progress(games);
  for (let i = 0; i < games && !usage?.complete; i++) {
    const options = turns[i % turns.length];
    const seed = seedOf(flags.seed, i);
    const answers: Answer[] = [];
    const game = playAtRandom(options, seed, watcher(usage, flags.save, answers));
    tally.add(options.players, game, {
      seed,
      command: commandFor(options.players, seed, formatSelection(selection)),
    });
    if (flags.save !== undefined) save(flags.save, options, seed, answers, game);
    if (game.problem !== null) process.stderr.write(failure(tally, game.problem));
    progress.at(i + 1, usage ? `${usage.used} of ${usage.total} used` : '');
  }
  progress.end();
  const report = tally.report();
  if (flags.json) printJson({ ...report, ...(usage && { usage: usage.report() }) });
  else {
    print(describeReport(report));
    if (usage) print(describeUsage(usage));
  }
  if (report.stuck > 0) process.exitCode = 1;
}

function failure({ failures }: Tally, problem: string): string {
  return `\nStuck: ${problem}\nRepeat it with: ${failures[failures.length - 1].command}\n`;
}

function watcher(usage: Usage | undefined, save: string | undefined, answers: Answer[]): Watcher | undefined {
  if (!usage && save === undefined) return undefined;
  return {
    started(_state, facts) {
      usage?.start();
      usage?.see(facts);
    },
    asked: (state, question) => usage?.ask(state, question),
    answered(_state, facts, given) {
      usage?.see(facts);
      if (save !== undefined) answers.push(given);
    },
  };
}

function save(
  folder: string,
  options: Options,
  seed: string,
  answers: Answer[],
  { state }: RandomGame,
): void {
  const name = `${seed.replace(/[^\w.-]+/g, '_')}-${options.players}-players.json`;
  write(join(folder, name), writeGame({ options, seed, answers, over: state.over }));
}
