import { setImmediate as endOfTurn } from 'node:timers/promises';

interface Waiting<T, R> {
  readonly wanted: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers what is asked for while one batch is under way, and hands it on together as the next. What fails as a batch
 * is tried one by one where that could help.
 */
export class Batches<T, R> {
  readonly #run: (batch: readonly T[]) => Promise<readonly R[]>;
  readonly #helpsAlone: (error: unknown) => boolean;
  readonly #most: number;
  #waiting: Waiting<T, R>[] = [];
  #running: Promise<void> | undefined;

  constructor(
    run: (batch: readonly T[]) => Promise<readonly R[]>,
    most: number,
    helpsAlone: (error: unknown) => boolean,
  ) {
    this.#run = run;
    this.#most = most;
    this.#helpsAlone = helpsAlone;
  }

  add(wanted: T): Promise<R> {
    const done = new Promise<R>((resolve, reject) => {
      this.#waiting.push({ wanted, resolve, reject });
    });
    this.#running ??= this.#drain();
    return done;
  }

  async idle(): Promise<void> {
    await this.#running;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      // What is asked for in the same turn of the event loop goes together.
      await endOfTurn();
      const batch = this.#waiting.splice(0, this.#most);
      const error = await this.#attempt(batch);
      if (error === undefined) continue;
      if (batch.length > 1 && this.#helpsAlone(error)) {
        for (const job of batch) {
          const own = await this.#attempt([job]);
          if (own !== undefined) job.reject(own);
        }
      } else for (const job of batch) job.reject(error);
    }
    this.#running = undefined;
  }

  /** What went wrong, if anything did. */
  async #attempt(batch: readonly Waiting<T, R>[]): Promise<unknown> {
    try {
      const results = await this.#run(batch.map(({ wanted }) => wanted));
      batch.forEach((job, index) => {
        job.resolve(results[index]);
      });
      return undefined;
    } catch (error) {
      return error ?? new Error('a batch failed');
    }
  }
}
