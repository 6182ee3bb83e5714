import { NotStored } from '../store';
import type { WritingConnection } from './database';

interface QueuedWrite {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** What the database says where the fault is not in what was asked of it. */
const outsideTrouble = /^SQLITE_(FULL|IOERR|READONLY|BUSY|CANTOPEN|PROTOCOL|NOMEM)/;

function failureOf(error: unknown): unknown {
  const { code } = error as { readonly code?: unknown };
  return outsideTrouble.test(String(code)) ? new NotStored(error) : error;
}

/**
 * Writes in batches: what is asked for while one transaction goes to the disk is written together by the next,
 * so that many games share one wait for the disk. A promise resolves when its work is durable.
 */
export class Writer {
  readonly #database: WritingConnection;
  #waiting: QueuedWrite[] = [];
  #running: Promise<void> | undefined;
  /** Whether the last attempt to store anything failed. */
  fails = false;

  constructor(database: WritingConnection) {
    this.#database = database;
  }

  write<T>(run: () => T | Promise<T>): Promise<T> {
    const done = new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run, resolve: resolve as (value: unknown) => void, reject });
    });
    this.#running ??= this.#drain();
    return done;
  }

  async idle(): Promise<void> {
    await this.#running;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const results = await this.#transaction(batch);
        batch.forEach((job, index) => {
          job.resolve(results[index]);
        });
      } catch (error) {
        // What is in nobody's power to write would only make each of them wait as long again.
        if (batch.length === 1 || error instanceof NotStored) for (const job of batch) job.reject(error);
        else await this.#oneByOne(batch);
      }
    }
    this.#running = undefined;
  }

  /** One job of a batch failed and took the others with it. */
  async #oneByOne(batch: readonly QueuedWrite[]): Promise<void> {
    for (const job of batch) {
      try {
        const [result] = await this.#transaction([job]);
        job.resolve(result);
      } catch (error) {
        job.reject(error);
      }
    }
  }

  async #transaction(batch: readonly QueuedWrite[]): Promise<unknown[]> {
    try {
      await this.#database.exec('BEGIN IMMEDIATE');
      const results: unknown[] = [];
      for (const job of batch) results.push(await job.run());
      await this.#database.exec('COMMIT');
      this.fails = false;
      return results;
    } catch (error) {
      // The database may have rolled back by itself, or have begun nothing.
      await this.#database.exec('ROLLBACK').catch(() => undefined);
      const failure = failureOf(error);
      this.fails = failure instanceof NotStored;
      throw failure;
    }
  }
}
