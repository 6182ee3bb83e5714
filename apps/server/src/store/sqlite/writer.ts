import { Batches } from '../batches';
import type { WritingConnection } from './database';
import { helpsAlone, type Turns } from './turns';

type Job = () => unknown;

/**
 * Writes in batches: what is asked for while one transaction goes to the disk is written together by the next,
 * so that many share one wait for the disk. A promise resolves when its work is durable.
 */
export class Writer {
  readonly #database: WritingConnection;
  readonly #batches: Batches<Job, unknown>;

  constructor(database: WritingConnection, turns: Turns) {
    this.#database = database;
    const transaction = (jobs: readonly Job[]) => turns.take(() => this.#transaction(jobs));
    this.#batches = new Batches(transaction, Number.POSITIVE_INFINITY, helpsAlone);
  }

  write<T>(run: () => T | Promise<T>): Promise<T> {
    return this.#batches.add(run) as Promise<T>;
  }

  idle(): Promise<void> {
    return this.#batches.idle();
  }

  async #transaction(jobs: readonly Job[]): Promise<unknown[]> {
    try {
      await this.#database.exec('BEGIN IMMEDIATE');
      const results: unknown[] = [];
      for (const run of jobs) results.push(await run());
      await this.#database.exec('COMMIT');
      return results;
    } catch (error) {
      // The database may have rolled back by itself, or have begun nothing.
      await this.#database.exec('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
}
