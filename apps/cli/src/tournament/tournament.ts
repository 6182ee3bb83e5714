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
import { drawn, drawOptionSets, mostSets, type OptionSet } from '../simulate/option-sets';
import { seedOf } from '../simulate/seeds';
import { prepareFolder } from '../write';
import { playOnCores } from './cores';
import { Games } from './games';
import type { Job, PlayedGame, Terms, Tournament } from './kind';
import { GameRecord } from './record';
import {
  checkTableFile,
  configurationsOf,
  describeSuite,
  suiteEntries,
  suiteJobs,
  suiteOf,
  writeTable,
} from './suite';
import { playJob, work } from './worker';

export interface TournamentFlags {
  readonly game: string;
  readonly level: string;
  readonly against?: string;
  readonly cylons?: string;
  readonly games: number;
  readonly players?: readonly number[];
  readonly seed: string;
  readonly options: string;
  readonly sets?: number;
  readonly decks?: string;
  readonly playouts: number;
  readonly malice?: number;
  readonly cores?: number;
  readonly resume?: string;
  readonly save?: string;
  readonly suite?: string | true;
  readonly table?: string;
  readonly json?: boolean;
  readonly worker?: boolean;
}

function levelOf(name: string): Level {
  const found = levels.find((level) => level === name);
  if (!found) throw new Failure(`There is no level "${name}". Levels: ${levels.join(', ')}.`);
  return found;
}

/** All player counts in turn, `games` of each. */
function jobsOf(players: readonly number[], { games, seed }: TournamentFlags): Job[] {
  return Array.from({ length: games }, (_, at) =>
    players.map((n) => ({ players: n, seed: seedOf(seed, at), at })),
  ).flat();
}

/** All sets of options in turn, `games` of each. */
function drawnJobs(sets: readonly OptionSet[], { games, seed }: TournamentFlags): Job[] {
  return Array.from({ length: games }, (_, at) =>
    sets.map(({ options, written }, k) => ({
      players: options.players,
      seed: seedOf(seed, at * sets.length + k),
      at,
      options: written,
    })),
  ).flat();
}

export async function tournament(flags: TournamentFlags): Promise<void> {
  const level = levelOf(flags.level);
  const against = levelOf(flags.against ?? flags.cylons ?? level);
  const { options, decks, playouts, malice, save } = flags;
  if (save !== undefined) prepareFolder(save);
  const terms: Terms = {
    level,
    against,
    playouts,
    options,
    ...(malice !== undefined && { malice: malice / 100 }),
    ...(decks !== undefined && { decks }),
    ...(save !== undefined && { save }),
  };
  const playable = readGameId(flags.game);
  const kind = await (await deskOf(playable.module)).tournament?.();
  if (!kind) throw new Failure('Bots do not play against each other in this game.');
  if (flags.worker) return work(playable, kind, terms);
  const wanted = { playable, kind, terms };
  const { suite } = flags;
  return suite === undefined ? playOne(wanted, flags) : playSuite(wanted, { ...flags, suite });
}

async function jobsFor({ module }: Playable, kind: Tournament, flags: TournamentFlags): Promise<Job[]> {
  if (flags.options === drawn)
    return drawnJobs(await drawOptionSets(module, flags, flags.sets ?? mostSets), flags);
  const selection = readSelectionBesidePlayers(module, flags.options);
  const players = flags.players ?? [kind.players];
  for (const count of players) gameOptions(module, selection, count);
  return jobsOf(players, flags);
}

/** Games that are told of together: with the same options, or with others that are drawn. */
async function playOne(wanted: WantedTournament, flags: TournamentFlags): Promise<void> {
  const { playable, kind, terms } = wanted;
  await playJobs(wanted, await jobsFor(playable, kind, flags), flags, (games) => {
    const report = kind.report(terms, games.played());
    return { stuck: report.stuck, data: report, text: () => kind.describe(report) };
  });
}

/** Every configuration of a suite, or those that are named. */
async function playSuite(
  wanted: WantedTournament,
  flags: TournamentFlags & { readonly suite: string | true },
): Promise<void> {
  const { playable, kind, terms } = wanted;
  if (flags.options !== '')
    throw new Failure('A suite says itself what is played with: leave --options out.');
  const suite = suiteOf(kind);
  const configurations = configurationsOf(playable, suite, flags);
  const { table } = flags;
  if (table !== undefined) checkTableFile(table);
  await playJobs(wanted, suiteJobs(configurations, flags), flags, (games) => {
    const entries = suiteEntries(kind, terms, configurations, games);
    if (table !== undefined) writeTable(table, suite, entries);
    const stuck = entries.reduce((n, { report }) => n + report.stuck, 0);
    return { stuck, data: { suite: entries }, text: () => describeSuite(suite, entries) };
  });
}

interface TournamentTold {
  readonly stuck: number;
  readonly data: unknown;
  text(): string;
}

async function playJobs(
  wanted: WantedTournament,
  jobs: readonly Job[],
  flags: TournamentFlags,
  tell: (games: Games<PlayedGame>) => TournamentTold,
): Promise<void> {
  const { kind, terms } = wanted;
  const { resume, json } = flags;
  const record = resume === undefined ? undefined : new GameRecord(resume, kind.shape);
  const games = new Games(jobs, record?.open(kind.head(terms)) ?? []);
  const held = games.done;
  if (held > 0) note(`${resume} holds ${counted(held, 'game')} of ${games.total}.`, json);
  const interrupted = await playAll(wanted, games, flags, record);
  const { stuck, data, text } = tell(games);
  if (json) printJson(data);
  else print(text());
  if (games.done > held && record) note(`Wrote ${counted(games.done - held, 'game')} to ${resume}.`, json);
  if (stuck > 0) process.exitCode = 1;
  if (interrupted) {
    process.stderr.write(`Stopped after ${games.done} of ${games.total} games.\n`);
    process.exitCode = interruptedCode;
  }
}

interface WantedTournament {
  readonly playable: Playable;
  readonly kind: Tournament;
  readonly terms: Terms;
}

/** Plays what is left of the games; true if somebody wants it to stop before. */
async function playAll(
  { playable, kind, terms }: WantedTournament,
  games: Games<PlayedGame>,
  { cores = availableParallelism() }: TournamentFlags,
  record: GameRecord<PlayedGame> | undefined,
): Promise<boolean> {
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
        done(playJob(playable, kind, terms, job));
        if (await interruption.lookUp()) break;
      }
    }
  } finally {
    progress.end();
    interruption.end();
  }
  return interruption.wanted;
}
