import type { WritingConnection } from './database';

interface Job {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes in batches: what is asked for while one transaction goes to the disk is written together by the next,
 * so that many games share one wait for the disk. A promise resolves when its work is durable.
 */
export class Writer {
  readonly #database: WritingConnection;
  #waiting: Job[] = [];
  #running: Promise<void> | undefined;

  constructor(database: WritingConnection) {
    this.#database = database;
  }

  write<T>(run: () => T): Promise<T> {
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
        if (batch.length === 1) batch[0].reject(error);
        else await this.#oneByOne(batch);
      }
    }
    this.#running = undefined;
  }

  /** One job of a batch failed and took the others with it. */
  async #oneByOne(batch: readonly Job[]): Promise<void> {
    for (const job of batch) {
      try {
        const [result] = await this.#transaction([job]);
        job.resolve(result);
      } catch (error) {
        job.reject(error);
      }
    }
  }

  async #transaction(batch: readonly Job[]): Promise<unknown[]> {
    await this.#database.exec('BEGIN IMMEDIATE');
    try {
      const results = batch.map((job) => job.run());
      await this.#database.exec('COMMIT');
      return results;
    } catch (error) {
      await this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}
