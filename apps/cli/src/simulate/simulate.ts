import type { Playable } from '@ragtag/games';
import { playAtRandom, type Watcher } from '@ragtag/host';
import type { Answer, Fact, GameModule, GameOptions, MachineState } from '@ragtag/kernel';
import { bringing } from '../bringing';
import { deskOf, type Usage } from '../desk';
import { Failure } from '../failure';
import { readGameId } from '../input/game-flag';
import { gameOptions, readSelectionBesidePlayers } from '../input/game-options';
import { Interruption, interruptedCode } from '../input/interruption';
import { counted, note, print, printJson } from '../output/print';
import { Progress } from '../output/progress';
import { saveGame } from '../save-game';
import { prepareFolder } from '../write';
import { describeReport, describeUsage } from './describe';
import { drawn, drawOptionSets, type OptionSet } from './option-sets';
import { commandFor, seedOf } from './seeds';
import { Tally } from './tally';

export interface SimulateFlags {
  readonly game: string;
  readonly games?: number;
  readonly players?: readonly number[];
  readonly seed: string;
  readonly options: string;
  readonly decks?: string;
  readonly exhaustive?: boolean;
  readonly save?: string;
  readonly json?: boolean;
}

const gamesByDefault = 100;
const mostExhaustiveGames = 20_000;

export async function simulate(flags: SimulateFlags): Promise<void> {
  // What cannot be played or written is refused before anything is played.
  const playable = readGameId(flags.game);
  const { module } = playable;
  const games = flags.games ?? (flags.exhaustive ? mostExhaustiveGames : gamesByDefault);
  const turns = await optionsInTurn(module, flags, games);
  if (flags.save !== undefined) prepareFolder(flags.save);
  const usage = flags.exhaustive
    ? (await deskOf(module)).usage?.(turns.map(({ options }) => options))
    : undefined;
  if (flags.exhaustive && !usage) throw new Failure('Nobody has listed what there is to use in this game.');
  const tally = new Tally(module);
  const progress = new Progress(games);
  const interruption = new Interruption();
  try {
    await playAll(playable, flags, games, turns, { usage, tally, progress, interruption });
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

/** What is played with, in turn. */
async function optionsInTurn(
  module: GameModule,
  flags: SimulateFlags,
  games: number,
): Promise<readonly OptionSet[]> {
  if (flags.options === drawn) return drawOptionSets(module, flags, games);
  const selection = readSelectionBesidePlayers(module, flags.options);
  const written = module.options.format(selection);
  return (flags.players ?? [undefined]).map((count) => ({
    options: gameOptions(module, selection, count),
    written,
  }));
}

interface Watching {
  readonly usage: Usage | undefined;
  readonly tally: Tally;
  readonly progress: Progress;
  readonly interruption: Interruption;
}

async function playAll(
  playable: Playable,
  flags: SimulateFlags,
  games: number,
  turns: readonly OptionSet[],
  { usage, tally, progress, interruption }: Watching,
): Promise<void> {
  for (let i = 0; i < games && !usage?.complete; i++) {
    const { options, written } = turns[i % turns.length];
    const seed = seedOf(flags.seed, i);
    const answers: Answer[] = [];
    const seats = bringing(playable, options, seed, namesOf(options), flags.decks);
    const game = playAtRandom(playable.module, { options, seed, seats }, watcher(usage, flags.save, answers));
    tally.add(options.players, game, {
      seed,
      command: commandFor(flags.game, options.players, seed, written, flags.decks),
    });
    if (flags.save !== undefined)
      saveGame(flags.save, { playable, options, seed, seats, answers, over: game.state.over });
    if (game.problem !== null) process.stderr.write(failure(tally, game.problem));
    progress.at(i + 1, usage ? `${usage.used} of ${usage.total} used` : '');
    if (await interruption.lookUp()) return;
  }
}

const namesOf = ({ players }: GameOptions) =>
  Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat + 1}` }));

function failure({ failures }: Tally, problem: string): string {
  return `\nStuck: ${problem}\nRepeat it with: ${failures[failures.length - 1].command}\n`;
}

function watcher(
  usage: Usage | undefined,
  save: string | undefined,
  answers: Answer[],
): Watcher<MachineState, Fact> | undefined {
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
