import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { type Level, levels } from '@ragtag/bots';
import { Failure } from '../failure';
import { gameOptions, readSelection } from '../input/game-options';
import { print, printJson } from '../output/print';
import { Progress } from '../output/progress';
import { seedOf } from '../simulate/seeds';
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

const sameGame = (a: Job, b: Job) => a.players === b.players && a.seed === b.seed;

/** All player counts in turn, `games` of each. */
function jobsOf({ players, games, seed }: Flags): Job[] {
  return Array.from({ length: games }, (_, i) =>
    players.map((n) => ({ players: n, seed: seedOf(seed, i) })),
  ).flat();
}

export async function tournament(flags: Flags): Promise<void> {
  const humans = levelOf(flags.level);
  const teams: Teams = { humans, cylons: levelOf(flags.cylons ?? flags.level), playouts: flags.playouts };
  const { options } = flags;
  if (flags.worker) return work({ ...teams, options });
  for (const players of flags.players) gameOptions(readSelection(options), players);
  const wanted = jobsOf(flags);
  const record = flags.resume === undefined ? undefined : new GameRecord(flags.resume);
  const before = (record?.open({ ...teams, options }) ?? []).filter((game) =>
    wanted.some((job) => sameGame(job, game)),
  );
  const jobs = wanted.filter((job) => !before.some((game) => sameGame(job, game)));
  const played = [...before];
  const progress = new Progress(wanted.length);
  const done = (game: PlayedGame) => {
    played.push(game);
    record?.add(game);
    const wins = played.filter((g) => g.winner === 'humans').length;
    progress.at(played.length, `humans win ${Math.round((100 * wins) / played.length)} %`);
  };
  const cores = Math.min(jobs.length, flags.cores ?? availableParallelism());
  if (cores <= 1) {
    const selection = readSelection(options);
    for (const job of jobs) done(playTournamentGame(gameOptions(selection, job.players), job.seed, teams));
  } else await playOnCores(cores, jobs, done);
  progress.end();
  const report = reportOf(teams, played);
  if (flags.json) printJson(report);
  else print(describeTournament(report));
  if (report.stuck > 0) process.exitCode = 1;
}

/** Shares the games out over processes: whoever is done with one gets the next. */
async function playOnCores(
  cores: number,
  jobs: readonly Job[],
  done: (game: PlayedGame) => void,
): Promise<void> {
  const left = [...jobs];
  const [program, ...args] = process.argv.slice(1);
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const worker = spawn(process.execPath, [program, ...args, '--worker'], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const next = () => {
        const job = left.shift();
        if (job) worker.stdin.write(`${JSON.stringify(job)}\n`);
        else worker.stdin.end();
      };
      createInterface({ input: worker.stdout }).on('line', (line) => {
        done(JSON.parse(line) as PlayedGame);
        next();
      });
      worker.on('error', reject);
      worker.on('close', (code) =>
        code === 0 ? resolve() : reject(new Failure('A game could not be played.')),
      );
      next();
    });
  await Promise.all(Array.from({ length: cores }, one));
}
