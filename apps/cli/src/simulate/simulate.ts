import { join } from 'node:path';
import { type Answer, formatSelection, type Options } from '@ragtag/board-game';
import { writeGame } from '../game-file';
import { gameOptions, readSelectionBesidePlayers } from '../input/game-options';
import { Interruption, interruptedCode } from '../input/interruption';
import { counted, note, print, printJson } from '../output/print';
import { Progress } from '../output/progress';
import { playAtRandom, type RandomGame, type Watcher } from '../random-game';
import { prepareFolder, write } from '../write';
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

export async function simulate(flags: Flags): Promise<void> {
  // What cannot be played or written is refused before anything is played.
  const selection = readSelectionBesidePlayers(flags.options);
  const turns = flags.players.map((count) => gameOptions(selection, count));
  if (flags.save !== undefined) prepareFolder(flags.save);
  const usage = flags.exhaustive ? new Usage() : undefined;
  const tally = new Tally();
  const games = flags.games ?? (flags.exhaustive ? mostExhaustiveGames : gamesByDefault);
  const progress = new Progress(games);
  const interruption = new Interruption();
  try {
    await playAll(flags, games, turns, formatSelection(selection), { usage, tally, progress, interruption });
  } finally {
    progress.end();
    interruption.end();
  }
  const report = tally.report();
  if (flags.json) printJson({ ...report, ...(usage && { usage: usage.report() }) });
  else {
    print(describeReport(report));
    if (usage) print(describeUsage(usage));
  }
  if (flags.save !== undefined) note(`Wrote ${counted(report.games, 'game')} to ${flags.save}.`, flags.json);
  if (report.stuck > 0) process.exitCode = 1;
  if (interruption.wanted) {
    process.stderr.write(`Stopped after ${report.games} of ${games} games.\n`);
    process.exitCode = interruptedCode;
  }
}

interface Watching {
  readonly usage: Usage | undefined;
  readonly tally: Tally;
  readonly progress: Progress;
  readonly interruption: Interruption;
}

async function playAll(
  flags: Flags,
  games: number,
  turns: readonly Options[],
  selection: string,
  { usage, tally, progress, interruption }: Watching,
): Promise<void> {
  for (let i = 0; i < games && !usage?.complete; i++) {
    const options = turns[i % turns.length];
    const seed = seedOf(flags.seed, i);
    const answers: Answer[] = [];
    const game = playAtRandom(options, seed, watcher(usage, flags.save, answers));
    tally.add(options.players, game, { seed, command: commandFor(options.players, seed, selection) });
    if (flags.save !== undefined) save(flags.save, options, seed, answers, game);
    if (game.problem !== null) process.stderr.write(failure(tally, game.problem));
    progress.at(i + 1, usage ? `${usage.used} of ${usage.total} used` : '');
    if (await interruption.lookUp()) return;
  }
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
