import { availableParallelism } from 'node:os';
import type { Playable } from '@ragtag/games';
import { type Level, levels } from '@ragtag/kernel';
import { deskOf } from '../desk';
import { Failure } from '../failure';
import { readGameId } from '../input/game-flag';
import { gameOptions, readSelectionBesidePlayers } from '../input/game-options';
import { Interruption, interruptedCode } from '../input/interruption';
import { counted, note, print, printJson } from '../output/print';
import { Progress } from '../output/progress';
import { seedOf } from '../simulate/seeds';
import { playOnCores } from './cores';
import { Games } from './games';
import type { Job, PlayedGame, Terms, Tournament } from './kind';
import { GameRecord } from './record';
import { work } from './worker';

export interface Flags {
  readonly game: string;
  readonly level: string;
  readonly against?: string;
  readonly cylons?: string;
  readonly games: number;
  readonly players?: readonly number[];
  readonly seed: string;
  readonly options: string;
  readonly decks?: string;
  readonly playouts: number;
  readonly cores?: number;
  readonly resume?: string;
  readonly json?: boolean;
  readonly worker?: boolean;
}

function levelOf(name: string): Level {
  const found = levels.find((level) => level === name);
  if (!found) throw new Failure(`There is no level "${name}". Levels: ${levels.join(', ')}.`);
  return found;
}

/** All player counts in turn, `games` of each. */
function jobsOf(players: readonly number[], { games, seed }: Flags): Job[] {
  return Array.from({ length: games }, (_, at) =>
    players.map((n) => ({ players: n, seed: seedOf(seed, at), at })),
  ).flat();
}

export async function tournament(flags: Flags): Promise<void> {
  const level = levelOf(flags.level);
  const against = levelOf(flags.against ?? flags.cylons ?? level);
  const { options, decks, playouts, json, resume } = flags;
  const terms: Terms = { level, against, playouts, options, ...(decks !== undefined && { decks }) };
  const playable = readGameId(flags.game);
  const { module } = playable;
  const kind = await (await deskOf(module)).tournament?.();
  if (!kind) throw new Failure('Bots do not play against each other in this game.');
  if (flags.worker) return work(playable, kind, terms);
  const selection = readSelectionBesidePlayers(module, options);
  const players = flags.players ?? [kind.players];
  for (const count of players) gameOptions(module, selection, count);
  const record = resume === undefined ? undefined : new GameRecord(resume, kind.shape);
  const games = new Games(jobsOf(players, flags), record?.open(kind.head(terms)) ?? []);
  const held = games.done;
  if (held > 0) note(`${resume} holds ${counted(held, 'game')} of ${games.total}.`, json);
  const interrupted = await playAll({ playable, kind, terms }, games, flags, record);
  const report = kind.report(terms, games.played());
  if (json) printJson(report);
  else print(kind.describe(report));
  if (games.done > held && record) note(`Wrote ${counted(games.done - held, 'game')} to ${resume}.`, json);
  if (report.stuck > 0) process.exitCode = 1;
  if (interrupted) {
    process.stderr.write(`Stopped after ${games.done} of ${games.total} games.\n`);
    process.exitCode = interruptedCode;
  }
}

interface Wanted {
  readonly playable: Playable;
  readonly kind: Tournament;
  readonly terms: Terms;
}

/** Plays what is left of the games; true if somebody wants it to stop before. */
async function playAll(
  { playable: { module }, kind, terms }: Wanted,
  games: Games<PlayedGame>,
  { options, cores = availableParallelism() }: Flags,
  record: GameRecord<PlayedGame> | undefined,
): Promise<boolean> {
  const selection = readSelectionBesidePlayers(module, options);
  const progress = new Progress(games.total);
  progress.at(games.done);
  const done = (game: PlayedGame) => {
    games.add(game);
    record?.add(game);
    progress.at(games.done, () => kind.standing(games.played()));
  };
  const interruption = new Interruption();
  const jobs = games.left();
  try {
    if (Math.min(cores, jobs.length) > 1) {
      await playOnCores(Math.min(cores, jobs.length), jobs, done, interruption);
    } else {
      for (const job of jobs) {
        done(kind.play(job, gameOptions(module, selection, job.players), terms));
        if (await interruption.lookUp()) break;
      }
    }
  } finally {
    progress.end();
    interruption.end();
  }
  return interruption.wanted;
}
