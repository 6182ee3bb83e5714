import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Batches } from '../batches';
import { OutOfReach } from '../store';
import type { LogCarrier } from './log-carrier';
import type { Returned, Script } from './scripts';
import { helpsAlone, type Turns } from './turns';

/** What the thread says of a batch. */
export type BatchReply =
  | { readonly outcomes: readonly Returned[] }
  | { readonly failed: { readonly message: string; readonly code?: string } };

interface AwaitedBatch {
  readonly resolve: (outcomes: readonly Returned[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Leaves scripts to a thread with a connection of its own, in batches. One that breaks is followed by another; what it
 * was storing may be stored or not.
 */
export class WritingThread {
  readonly #program: URL;
  readonly #path: string;
  readonly #log: LogCarrier;
  readonly #batches: Batches<Script, Returned>;
  #worker: Worker | undefined;
  #awaited: AwaitedBatch | undefined;

  constructor(program: URL, path: string, turns: Turns, log: LogCarrier) {
    this.#program = program;
    this.#path = path;
    this.#log = log;
    const transaction = async (scripts: readonly Script[]) => {
      const outcomes = await turns.take(() => this.#transaction(scripts));
      this.#log.noteStored(scripts.length);
      return outcomes;
    };
    this.#batches = new Batches(transaction, Number.POSITIVE_INFINITY, helpsAlone);
    this.#worker = this.#start();
  }

  carryOut(script: Script): Promise<Returned> {
    return this.#batches.add(script);
  }

  async close(): Promise<void> {
    await this.#batches.idle();
    await this.#log.close();
    const worker = this.#worker;
    if (!worker) return;
    const exited = once(worker, 'exit');
    worker.postMessage([]);
    await exited;
  }

  #transaction(scripts: readonly Script[]): Promise<readonly Returned[]> {
    return new Promise((resolve, reject) => {
      this.#awaited = { resolve, reject };
      this.#worker ??= this.#start();
      this.#worker.postMessage(scripts);
    });
  }

  #start(): Worker {
    const worker = new Worker(this.#program, { workerData: this.#path, env: {}, execArgv: [] });
    let broken: unknown;
    worker.on('message', (reply: BatchReply) => this.#heed(reply));
    worker.on('error', (error) => {
      broken = error;
    });
    worker.on('exit', () => {
      this.#worker = undefined;
      this.#awaited?.reject(new OutOfReach(broken ?? new Error('the thread that writes has ended')));
      this.#awaited = undefined;
    });
    return worker;
  }

  #heed(reply: BatchReply): void {
    const awaited = this.#awaited;
    this.#awaited = undefined;
    if ('outcomes' in reply) awaited?.resolve(reply.outcomes);
    else awaited?.reject(Object.assign(new Error(reply.failed.message), { code: reply.failed.code }));
  }
}
