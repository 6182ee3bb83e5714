import type { FastifyBaseLogger } from 'fastify';
import type { Hearer, Store, TableVersion } from '../store/store';
import type { Rooms } from './rooms';

/** Those who look at tables through this server. */
export interface Onlookers {
  hasAnybodyAt(table: string): boolean;
  /** Tables that somebody looks at. */
  tables(): Iterable<string>;
  /** Tells them who is there now. */
  tellPresenceAt(table: string): void;
  /** Makes sure that they have heard everything up to a word. */
  hearUpTo(table: string, said: number): Promise<void>;
}

/** Brings what is known here in line with what other servers on the same store have changed. */
export class Follower implements Hearer {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #onlookers: Onlookers;
  readonly #log: FastifyBaseLogger;
  #stopped = false;

  constructor(store: Store, rooms: Rooms, onlookers: Onlookers, log: FastifyBaseLogger) {
    this.#store = store;
    this.#rooms = rooms;
    this.#onlookers = onlookers;
    this.#log = log;
  }

  stop(): void {
    this.#stopped = true;
  }

  async changed(tables: readonly TableVersion[]): Promise<void> {
    await Promise.all(tables.map((table) => this.#heed(table)));
  }

  async missed(): Promise<void> {
    const known = new Set([...this.#rooms.known(), ...this.#onlookers.tables()]);
    await this.changed(await this.#store.versions([...known]));
  }

  cameOrWent(table: string): void {
    if (!this.#stopped && this.#onlookers.hasAnybodyAt(table)) this.#onlookers.tellPresenceAt(table);
  }

  async #heed({ id, version, said, kept }: TableVersion): Promise<void> {
    if (this.#stopped) return;
    try {
      if (kept || this.#onlookers.hasAnybodyAt(id)) {
        await this.#rooms.refresh(id, version);
        await this.#onlookers.hearUpTo(id, said);
      } else this.#rooms.forgetOlder(id, version);
    } catch (error) {
      this.#log.error({ err: error, table: id }, 'could not follow what other servers do');
    }
  }
}
