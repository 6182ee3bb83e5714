import type { FastifyBaseLogger } from 'fastify';
import type { Hub } from '../socket/hub';
import type { Store } from '../store/store';

const lookEvery = 500;
/** Looks in a row at which the store had not been reached since the last one: four seconds, while this process ran. */
const mostInVain = 8;

/**
 * A server that cannot reach its store can do nothing for anybody: after a few seconds it sends all of them away, who may
 * find another, and lets nobody in until it is over.
 */
export class Outage {
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #log: FastifyBaseLogger;
  #timer: NodeJS.Timeout | undefined;
  #reachedAt = Number.NEGATIVE_INFINITY;
  #inVain = 0;

  constructor(store: Store, hub: Hub, log: FastifyBaseLogger) {
    this.#store = store;
    this.#hub = hub;
    this.#log = log;
  }

  get isOut(): boolean {
    return this.#inVain >= mostInVain;
  }

  watch(): void {
    this.#timer = setInterval(() => this.look(), lookEvery).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  look(): void {
    const reachedAt = this.#store.reachedAt();
    const isReached = reachedAt > this.#reachedAt;
    this.#reachedAt = reachedAt;
    if (isReached) {
      if (this.isOut) this.#log.info('the store can be reached again');
      this.#inVain = 0;
      return;
    }
    this.#inVain++;
    if (this.#inVain !== mostInVain) return;
    this.#log.error('the store cannot be reached: everybody is sent away until it can');
    this.#hub.sendAllAway('the store cannot be reached');
  }
}
