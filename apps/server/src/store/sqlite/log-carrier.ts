import type { WritingConnection } from './database';
import type { Turns } from './turns';

/** Changes after which the log is carried over. */
const changesBetween = 250;
/** Of so many times, one is finished while nothing is stored: else the log would never begin anew. */
const timesBetween = 4;

const carryOver = 'PRAGMA wal_checkpoint(PASSIVE)';

/**
 * Carries the write-ahead log over into the database on a connection of its own. Whoever stores goes on meanwhile, and
 * waits only for the little that has come to the log by then.
 */
export class LogCarrier {
  readonly #connection: WritingConnection;
  readonly #turns: Turns;
  #changes = 0;
  #times = 0;
  #carrying: Promise<void> | undefined;

  constructor(connection: WritingConnection, turns: Turns) {
    this.#connection = connection;
    this.#turns = turns;
  }

  /** So many changes have come to the log. */
  noteStored(changes: number): void {
    this.#changes += changes;
    if (this.#changes < changesBetween || this.#carrying) return;
    this.#changes = 0;
    // What could not be carried over stays in the log until the next time.
    this.#carrying = this.#carryOver()
      .catch(() => undefined)
      .finally(() => {
        this.#carrying = undefined;
      });
  }

  async #carryOver(): Promise<void> {
    await this.#connection.exec(carryOver);
    this.#times++;
    if (this.#times % timesBetween === 0) await this.#turns.take(() => this.#connection.exec(carryOver));
  }

  async close(): Promise<void> {
    await this.#carrying;
    this.#connection.close();
  }
}
