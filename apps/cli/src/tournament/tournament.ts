import { availableParallelism } from 'node:os';
import { module } from '@ragtag/board-game';
import { type Level, levels } from '@ragtag/kernel';
import { Failure } from '../failure';
import { gameOptions, readSelectionBesidePlayers } from '../input/game-options';
import { Interruption, interruptedCode } from '../input/interruption';
import { counted, note, print, printJson } from '../output/print';
import { Progress } from '../output/progress';
import { seedOf } from '../simulate/seeds';
import { playOnCores } from './cores';
import { describeTournament } from './describe';
import { type PlayedGame, playTournamentGame, type Teams } from './game';
import { Games } from './games';
import { GameRecord } from './record';
import { reportOf } from './report';
import { type Job, work } from './worker';

export interface Flags {
  readonly level: string;
  readonly cylons?: string;
  readonly games: number;
  readonly players: readonly number[];
  readonly seed: string;
  readonly options: string;
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
function jobsOf({ players, games, seed }: Flags): Job[] {
  return Array.from({ length: games }, (_, i) =>
    players.map((n) => ({ players: n, seed: seedOf(seed, i) })),
  ).flat();
}

export async function tournament(flags: Flags): Promise<void> {
  const humans = levelOf(flags.level);
  const teams: Teams = { humans, cylons: levelOf(flags.cylons ?? flags.level), playouts: flags.playouts };
  const { options, json, resume } = flags;
  if (flags.worker) return work({ ...teams, options });
  const selection = readSelectionBesidePlayers(module, options);
  for (const players of flags.players) gameOptions(module, selection, players);
  const record = resume === undefined ? undefined : new GameRecord(resume);
  const games = new Games(jobsOf(flags), record?.open({ ...teams, options }) ?? []);
  const held = games.done;
  if (held > 0) note(`${resume} holds ${counted(held, 'game')} of ${games.total}.`, json);
  const interrupted = await playAll(games, teams, flags, record);
  const report = reportOf(teams, games.played());
  if (json) printJson(report);
  else print(describeTournament(report));
  if (games.done > held && record) note(`Wrote ${counted(games.done - held, 'game')} to ${resume}.`, json);
  if (report.stuck > 0) process.exitCode = 1;
  if (interrupted) {
    process.stderr.write(`Stopped after ${games.done} of ${games.total} games.\n`);
    process.exitCode = interruptedCode;
  }
}

/** Plays what is left of the games; true if somebody wants it to stop before. */
async function playAll(
  games: Games,
  teams: Teams,
  { options, cores = availableParallelism() }: Flags,
  record: GameRecord | undefined,
): Promise<boolean> {
  const selection = readSelectionBesidePlayers(module, options);
  const progress = new Progress(games.total);
  progress.at(games.done);
  const done = (game: PlayedGame) => {
    games.add(game);
    record?.add(game);
    progress.at(games.done, `humans win ${games.humansWin} %`);
  };
  const interruption = new Interruption();
  const jobs = games.left();
  try {
    if (Math.min(cores, jobs.length) > 1) {
      await playOnCores(Math.min(cores, jobs.length), jobs, done, interruption);
    } else {
      for (const { players, seed } of jobs) {
        done(playTournamentGame(gameOptions(module, selection, players), seed, teams));
        if (await interruption.lookUp()) break;
      }
    }
  } finally {
    progress.end();
    interruption.end();
  }
  return interruption.wanted;
}
