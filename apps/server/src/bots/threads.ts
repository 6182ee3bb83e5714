import { Worker } from 'node:worker_threads';
import type { BotPlan } from '@ragtag/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { State } from '../tables/game';
import type { Thought, ThoughtThrough } from './thought';

type Picks = readonly string[] | undefined;

interface ThinkingJob {
  readonly table: string;
  readonly game: string;
  readonly plan: BotPlan;
  readonly state: State;
  /** After this moment nobody waits for it any more. */
  readonly until: number;
  readonly done: (picks: Picks) => void;
}

/** A table whose bots think. */
export interface Thinker {
  readonly id: string;
  readonly game: string;
}

interface Thread {
  readonly worker: Worker;
  job: { readonly n: number; readonly done: ThinkingJob['done']; readonly timer: NodeJS.Timeout } | undefined;
  /** Whether anything has come of it yet. */
  works: boolean;
}

/** How much longer than its budget a thought may take before its thread is given up. */
const patience = 5000;
/** How long no thread is started after one that never worked. */
const pause = 30_000;
const memory = { maxOldGenerationSizeMb: 256 };

/**
 * The threads that admirals think in: few, started when first needed, and shared by all tables in turn. A thought
 * that fails, or that has not begun when its answer is due, comes back undefined.
 */
export class Threads {
  readonly #program: URL;
  readonly #most: number;
  readonly #budget: number;
  readonly #now: () => number;
  readonly #log: FastifyBaseLogger;
  readonly #threads = new Set<Thread>();
  /** What waits, by table; tables take turns in the order of this map. */
  readonly #waiting = new Map<string, ThinkingJob[]>();
  #n = 0;
  #startAgainAt = 0;
  #closed = false;

  constructor(program: URL, most: number, budget: number, now: () => number, log: FastifyBaseLogger) {
    this.#program = program;
    this.#most = most;
    this.#budget = budget;
    this.#now = now;
    this.#log = log;
  }

  think({ id: table, game }: Thinker, plan: BotPlan, state: State, until: number): Promise<Picks> {
    return new Promise((done) => {
      const jobs = this.#waiting.get(table) ?? [];
      jobs.push({ table, game, plan, state, until, done });
      this.#waiting.set(table, jobs);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const jobs of this.#waiting.values()) for (const { done } of jobs) done(undefined);
    this.#waiting.clear();
    await Promise.all([...this.#threads].map((thread) => this.#giveUp(thread)));
  }

  #next(): void {
    this.#dropLate();
    while (!this.#closed) {
      const thread = this.#idleThread();
      const job = thread && this.#nextJob();
      if (!thread || !job) return;
      this.#begin(thread, job);
    }
  }

  #dropLate(): void {
    const now = this.#now();
    for (const [table, jobs] of this.#waiting) {
      for (const job of jobs) if (job.until <= now) job.done(undefined);
      const left = jobs.filter(({ until }) => until > now);
      if (left.length > 0) this.#waiting.set(table, left);
      else this.#waiting.delete(table);
    }
  }

  #nextJob(): ThinkingJob | undefined {
    for (const [table, jobs] of this.#waiting) {
      this.#waiting.delete(table);
      const job = jobs.shift();
      if (jobs.length > 0) this.#waiting.set(table, jobs);
      if (job) return job;
    }
    return undefined;
  }

  #idleThread(): Thread | undefined {
    for (const thread of this.#threads) if (!thread.job) return thread;
    if (this.#threads.size >= this.#most || this.#waiting.size === 0) return undefined;
    return this.#now() < this.#startAgainAt ? undefined : this.#start();
  }

  #begin(thread: Thread, { game, plan, state, done }: ThinkingJob): void {
    const n = this.#n++;
    const timer = setTimeout(() => void this.#giveUp(thread), this.#budget + patience);
    thread.job = { n, done, timer };
    thread.worker.postMessage({ n, game, plan, state, budget: this.#budget } satisfies Thought);
  }

  #start(): Thread {
    const worker = new Worker(this.#program, { resourceLimits: memory, env: {}, execArgv: [] });
    const thread: Thread = { worker, job: undefined, works: false };
    this.#threads.add(thread);
    worker.unref();
    worker.on('message', ({ n, picks }: ThoughtThrough) => {
      thread.works = true;
      if (thread.job?.n === n) this.#finish(thread, picks);
    });
    worker.on('error', (error) => {
      this.#log.error({ err: error }, 'a thread for bots broke');
      void this.#giveUp(thread);
    });
    worker.on('exit', () => void this.#giveUp(thread));
    return thread;
  }

  #finish(thread: Thread, picks: Picks): void {
    const { job } = thread;
    thread.job = undefined;
    clearTimeout(job?.timer);
    job?.done(picks);
    this.#next();
  }

  async #giveUp(thread: Thread): Promise<void> {
    if (!this.#threads.delete(thread)) return;
    if (!thread.works) this.#startAgainAt = this.#now() + pause;
    this.#finish(thread, undefined);
    await thread.worker.terminate();
  }
}
