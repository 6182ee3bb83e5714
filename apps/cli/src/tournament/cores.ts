import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Failure } from '../failure';
import type { Interruption } from '../input/interruption';
import type { Job, PlayedGame } from './kind';

/** A process that plays one game after another, until there is none left or nobody wants more. */
function startWorker(left: Job[], done: (game: PlayedGame) => void, interruption: Interruption) {
  const [program, ...args] = process.argv.slice(1);
  const worker = spawn(process.execPath, [program, ...args, '--worker'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve, reject) => {
    let job: Job | undefined;
    const next = () => {
      job = left.shift();
      if (job) worker.stdin.write(`${JSON.stringify(job)}\n`);
      else worker.stdin.end();
    };
    createInterface({ input: worker.stdout }).on('line', (line) => {
      try {
        done(JSON.parse(line) as PlayedGame);
        next();
      } catch (error) {
        reject(error);
      }
    });
    // A process that is gone is told of by its end.
    worker.stdin.on('error', () => {});
    worker.on('error', reject);
    worker.on('close', (code, signal) => {
      // Ctrl+C reaches all processes of a terminal, in any order.
      if (job === undefined || interruption.wanted || signal === 'SIGINT') resolve();
      else reject(new Failure(brokenOff(job, signal ?? `exit code ${code}`)));
    });
    next();
  });
  return { worker, ended };
}

function brokenOff({ players, seed }: Job, how: string): string {
  return `The game of ${players} players with seed ${seed} was not played to its end: its process ended with ${how}.`;
}

/** Shares the games out over processes: whoever is done with one gets the next. */
export async function playOnCores(
  cores: number,
  jobs: readonly Job[],
  done: (game: PlayedGame) => void,
  interruption: Interruption,
): Promise<void> {
  const left = [...jobs];
  const workers: ChildProcess[] = [];
  const stop = () => {
    for (const worker of workers) worker.kill();
  };
  interruption.whenWanted(stop);
  try {
    await Promise.all(
      Array.from({ length: cores }, () => {
        const { worker, ended } = startWorker(left, done, interruption);
        workers.push(worker);
        return ended;
      }),
    );
  } finally {
    stop();
  }
}
