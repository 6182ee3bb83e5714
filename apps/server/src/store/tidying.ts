import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import { logFailure } from '../http/failures';
import type { Store } from './store';

const everyHour = 3600 * 1000;
const day = 24 * everyHour;

/** Lets go, every hour, of what nobody has come back to for as long as the settings say. */
export class Tidying {
  readonly #store: Store;
  readonly #config: Pick<Config, 'retainLobbies' | 'retainSessions' | 'retainTalk' | 'retainLogs'>;
  readonly #log: FastifyBaseLogger;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, config: Config, log: FastifyBaseLogger) {
    this.#store = store;
    this.#config = config;
    this.#log = log;
  }

  async start(): Promise<void> {
    await this.tidy(this.#store.now());
    this.#timer = setInterval(() => void this.tidy(this.#store.now()), everyHour).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async tidy(now: number): Promise<void> {
    const { retainLobbies, retainSessions, retainTalk, retainLogs } = this.#config;
    const before = (days: number) => (days === 0 ? null : now - days * day);
    const limits = {
      lobbies: before(retainLobbies),
      sessions: before(retainSessions),
      talk: before(retainTalk),
      logs: before(retainLogs),
      counts: now - 30 * day,
    };
    try {
      const gone = await this.#store.tidy(limits);
      if (Object.values(gone).some((n) => n > 0)) this.#log.info(gone, 'let go of what nobody came back to');
    } catch (error) {
      logFailure(this.#log, error, 'could not tidy up');
    }
  }
}
