import type { FastifyBaseLogger } from 'fastify';
import { logFailure } from '../http/failures';
import type { Changed } from '../rooms/rooms';
import type { Store } from '../store/store';
import type { TableRecord } from '../tables/record';
import { rateTable } from './results';

const everyHour = 3600 * 1000;
/** How far back to look for games that ended when nobody could rate them. */
const lookBack = 30 * 24 * everyHour;

/** Rates games as they end, at tables that want it; and, now and then, those that a stopped server has left. */
export class Rater {
  readonly #store: Store;
  readonly #log: FastifyBaseLogger;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, log: FastifyBaseLogger) {
    this.#store = store;
    this.#log = log;
  }

  start(): void {
    void this.rateLeftOver();
    this.#timer = setInterval(() => void this.rateLeftOver(), everyHour).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  consider({ before, after, facts }: Changed): void {
    const { phase, settings } = after.table;
    // Without the facts, another server has made the change.
    if (!settings.rated || phase !== 'finished' || before?.table.phase === 'finished' || !facts) return;
    void this.#rate(after.table);
  }

  async rateLeftOver(): Promise<void> {
    try {
      for (const table of await this.#store.unrated(this.#store.now() - lookBack)) await this.#rate(table);
    } catch (error) {
      logFailure(this.#log, error, 'could not look for games to rate');
    }
  }

  async #rate(table: TableRecord): Promise<void> {
    try {
      await rateTable(this.#store, table);
    } catch (error) {
      logFailure(this.#log, error, 'could not rate a game', { table: table.id });
    }
  }
}
