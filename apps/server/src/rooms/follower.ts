import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store';
import type { Rooms } from './rooms';

/** Those who look at tables through this server. */
export interface Onlookers {
  hasAnybodyAt(table: string): boolean;
  /** Makes sure that they have heard everything up to a word. */
  hearUpTo(table: string, said: number): Promise<void>;
}

/** Looks at what other servers on the same store have changed. Where the store can notify, this is not needed. */
export class Follower {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #every: number;
  readonly #onlookers: Onlookers;
  readonly #log: FastifyBaseLogger;
  #cursor: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(store: Store, rooms: Rooms, every: number, onlookers: Onlookers, log: FastifyBaseLogger) {
    this.#store = store;
    this.#rooms = rooms;
    this.#every = every;
    this.#onlookers = onlookers;
    this.#log = log;
  }

  async start(): Promise<void> {
    this.#cursor = (await this.#store.changesSince(undefined)).cursor;
    this.#wait();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    if (!this.#stopped && this.#every > 0) this.#timer = setTimeout(() => void this.#look(), this.#every);
  }

  async #look(): Promise<void> {
    try {
      const { cursor, tables } = await this.#store.changesSince(this.#cursor);
      this.#cursor = cursor;
      for (const { id, version, said } of tables) {
        if (this.#onlookers.hasAnybodyAt(id)) {
          await this.#rooms.refresh(id, version);
          await this.#onlookers.hearUpTo(id, said);
        } else this.#rooms.forgetOlder(id, version);
      }
    } catch (error) {
      this.#log.error({ err: error }, 'could not follow what other servers do');
    }
    this.#wait();
  }
}
