import type { TableClaim } from '@ragtag/kernel';
import type { Said } from '@ragtag/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Minds } from '../bots/minds';
import { doWhatIsDue } from '../games/agenda';
import type { Running } from '../games/play';
import type { Timing } from '../games/timing';
import { logFailure } from '../http/failures';
import type { Store } from '../store/store';
import { copyInPlay, type TableRecord } from '../tables/record';
import type { Rooms } from './rooms';
import { runningIn } from './rooms';
import type { Unattended } from './unattended';

const longest = 24 * 3600 * 1000;
/** Work that is overdue by this much was left behind, by a server that is gone or before a restart. */
const grace = 1000;
const sweepEvery = 1000;
/** How long to wait after a failure; twice as long after each that follows. */
const afterFailure = 1000;
const mostAfterFailure = 60_000;

/** Does what is due at tables: bots, standing orders and clocks. What is due when is stored with each table. */
export class Scheduler {
  readonly #rooms: Rooms;
  readonly #store: Store;
  readonly #timing: Timing;
  readonly #minds: Minds;
  readonly #unattended: Unattended;
  readonly #worded: (after: Running, claim: TableClaim) => Omit<Said, 'n'>;
  readonly #log: FastifyBaseLogger;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #failed = new Map<string, { readonly until: number; readonly wait: number }>();
  #sweeping: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    rooms: Rooms,
    store: Store,
    timing: Timing,
    minds: Minds,
    unattended: Unattended,
    worded: (after: Running, claim: TableClaim) => Omit<Said, 'n'>,
    log: FastifyBaseLogger,
  ) {
    this.#rooms = rooms;
    this.#store = store;
    this.#timing = timing;
    this.#minds = minds;
    this.#unattended = unattended;
    this.#worded = worded;
    this.#log = log;
    rooms.onChange(({ after, due }) => this.#schedule(after.table, due));
  }

  async start(): Promise<void> {
    await this.#sweep(0);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#sweeping);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #schedule(table: TableRecord, due: number | null): void {
    const { id } = table;
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    const pause = this.#unattended.pauseAt(table);
    if (due === null || this.#stopped || !this.#store.keeps(id)) return;
    const wait = Math.min(Math.max(pause, due - this.#store.now()), longest);
    this.#timers.set(
      id,
      setTimeout(() => void this.#run(id), wait),
    );
  }

  async #run(id: string): Promise<void> {
    this.#timers.delete(id);
    if (this.#stopped || (this.#failed.get(id)?.until ?? 0) > this.#store.now()) return;
    try {
      await this.#rooms.change(id, async (loaded) => {
        if (loaded.table.phase !== 'playing') return { result: undefined };
        const running = runningIn(loaded);
        // What was to be said with answers that another server was faster with.
        this.#minds.takeClaims(id);
        const now = this.#store.now();
        if (this.#unattended.hasPlayedEnough(loaded.table, now)) {
          return { result: undefined, table: { ...copyInPlay(loaded.table), paused: true } };
        }
        const standIn = await this.#minds.at(running, now);
        const draft = doWhatIsDue(running, now, this.#timing, standIn);
        const says = draft && this.#minds.takeClaims(id).map((claim) => this.#worded(draft, claim));
        return { result: undefined, draft, says };
      });
      this.#failed.delete(id);
    } catch (error) {
      const wait = Math.min((this.#failed.get(id)?.wait ?? afterFailure / 2) * 2, mostAfterFailure);
      this.#failed.set(id, { until: this.#store.now() + wait, wait });
      logFailure(this.#log, error, 'could not go on at a table', { table: id });
    }
  }

  async #sweep(overdueBy: number): Promise<void> {
    if (this.#stopped) return;
    try {
      for (const id of await this.#store.due(this.#store.now() - overdueBy, 500)) {
        if (!this.#timers.has(id)) void this.#run(id);
      }
    } catch (error) {
      logFailure(this.#log, error, 'could not look for what is due');
    }
    if (!this.#stopped) this.#sweeping = setTimeout(() => void this.#sweep(grace), sweepEvery);
  }
}
