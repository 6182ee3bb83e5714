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

/** Milliseconds below which a thought is not worth its beginning: it would come to too few imagined games to tell. */
const least = 10;
/** Until a thought has come to its thread, and until its result has come back. */
const around = 40;
/** How much longer than its budget a thought may take before its thread is given up. */
const patience = 5000;
/** How long no thread is started after one that never worked. */
const pause = 30_000;
const memory = { maxOldGenerationSizeMb: 256 };

/**
 * The threads that admirals think in: few, started when first needed, and shared by all tables in turn. Where many wait, each
 * thinks for less; none for longer than until its answer is due. A thought that fails, or that has not begun while there was
 * time for it, comes back undefined.
 */
export class Threads {
  readonly #program: URL;
  readonly #most: number;
  readonly #budget: number;
  readonly #now: () => number;
  readonly #log: FastifyBaseLogger;
  /** Is told how many games were imagined for a thought. */
  readonly #onImagined: (games: number) => void;
  readonly #threads = new Set<Thread>();
  /** What waits, by table; tables take turns in the order of this map. */
  readonly #waiting = new Map<string, ThinkingJob[]>();
  #n = 0;
  #startAgainAt = 0;
  #closed = false;

  constructor(
    program: URL,
    most: number,
    budget: number,
    now: () => number,
    log: FastifyBaseLogger,
    onImagined: (games: number) => void = () => {},
  ) {
    this.#onImagined = onImagined;
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
    const soonest = this.#now() + around + Math.min(least, this.#budget);
    for (const [table, jobs] of this.#waiting) {
      for (const job of jobs) if (job.until < soonest) job.done(undefined);
      const left = jobs.filter(({ until }) => until >= soonest);
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

  #begin(thread: Thread, { game, plan, state, until, done }: ThinkingJob): void {
    const n = this.#n++;
    const budget = this.#shareOfTime(until);
    const timer = setTimeout(() => void this.#giveUp(thread), budget + patience);
    thread.job = { n, done, timer };
    thread.worker.postMessage({ n, game, plan, state, budget } satisfies Thought);
  }

  /** How long to think about something: those who wait share the time that one would have by itself. */
  #shareOfTime(until: number): number {
    let waiting = 1;
    for (const jobs of this.#waiting.values()) waiting += jobs.length;
    const share = Math.max(least, (this.#budget * this.#most) / waiting);
    return Math.min(this.#budget, share, until - this.#now() - around);
  }

  #start(): Thread {
    const worker = new Worker(this.#program, { resourceLimits: memory, env: {}, execArgv: [] });
    const thread: Thread = { worker, job: undefined, works: false };
    this.#threads.add(thread);
    worker.unref();
    worker.on('message', ({ n, picks, imagined }: ThoughtThrough) => {
      thread.works = true;
      this.#onImagined(imagined);
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
