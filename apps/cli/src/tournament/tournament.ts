import { availableParallelism } from 'node:os';
import { type Level, levels } from '@ragtag/bots';
import { Failure } from '../failure';
import { gameOptions, readSelectionBesidePlayers } from '../input/game-options';
import { Interruption, interruptedCode } from '../input/interruption';
import { counted, note, print, printJson } from '../output/print';
import { Progress } from '../output/progress';
import { seedOf } from '../simulate/seeds';
import { playOnCores } from './cores';
import { describeTournament } from './describe';
import { type PlayedGame, playTournamentGame, type Teams } from './game';
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

const nameOf = ({ players, seed }: Job) => `${players} ${seed}`;

export async function tournament(flags: Flags): Promise<void> {
  const humans = levelOf(flags.level);
  const teams: Teams = { humans, cylons: levelOf(flags.cylons ?? flags.level), playouts: flags.playouts };
  const { options } = flags;
  if (flags.worker) return work({ ...teams, options });
  const selection = readSelectionBesidePlayers(options);
  for (const players of flags.players) gameOptions(selection, players);
  const wanted = jobsOf(flags);
  const record = flags.resume === undefined ? undefined : new GameRecord(flags.resume);
  const before = new Map(record?.open({ ...teams, options }).map((game) => [nameOf(game), game]));
  const played = wanted.flatMap((job) => before.get(nameOf(job)) ?? []);
  const jobs = wanted.filter((job) => !before.has(nameOf(job)));
  const held = played.length;
  if (held > 0) note(`${flags.resume} holds ${counted(held, 'game')} of ${wanted.length}.`, flags.json);
  const progress = new Progress(wanted.length);
  progress.at(held);
  const done = (game: PlayedGame) => {
    played.push(game);
    record?.add(game);
    const wins = played.filter((g) => g.winner === 'humans').length;
    progress.at(played.length, `humans win ${Math.round((100 * wins) / played.length)} %`);
  };
  const interruption = new Interruption();
  const cores = Math.min(jobs.length, flags.cores ?? availableParallelism());
  try {
    if (cores <= 1) {
      for (const job of jobs) {
        done(playTournamentGame(gameOptions(selection, job.players), job.seed, teams));
        if (await interruption.lookUp()) break;
      }
    } else await playOnCores(cores, jobs, done, interruption);
  } finally {
    progress.end();
    interruption.end();
  }
  const report = reportOf(teams, played);
  if (flags.json) printJson(report);
  else print(describeTournament(report));
  const fresh = played.length - held;
  if (fresh > 0 && record) note(`Wrote ${counted(fresh, 'game')} to ${flags.resume}.`, flags.json);
  if (report.stuck > 0) process.exitCode = 1;
  if (interruption.wanted) {
    process.stderr.write(`Stopped after ${played.length} of ${wanted.length} games.\n`);
    process.exitCode = interruptedCode;
  }
}
