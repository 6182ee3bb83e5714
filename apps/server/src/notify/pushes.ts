import type { PushDevice, PushNews } from '@ragtag/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Changed } from '../rooms/rooms';
import type { Store } from '../store/store';
import type { Presence } from '../tables/info';
import { isSlow } from '../tables/record';
import { called } from './called';
import { post } from './post';
import { keptPushKeys, type PushKeys, pushMessage } from './push-message';

/** The service says that the device is no longer there. */
const gone: readonly number[] = [404, 410];

/**
 * Tells players who are not there that it is their turn, on the devices that asked for it. Nobody else learns of it,
 * and the player no more than the page would say.
 */
export class Pushes {
  readonly #config: Config;
  readonly #store: Store;
  readonly #presence: Presence;
  readonly #log: FastifyBaseLogger;
  #keys: Promise<PushKeys> | undefined;

  constructor(config: Config, store: Store, presence: Presence, log: FastifyBaseLogger) {
    this.#config = config;
    this.#store = store;
    this.#presence = presence;
    this.#log = log;
  }

  /** The key that browsers need; null where this server tells no devices. */
  async publicKey(): Promise<string | null> {
    return this.#config.push ? (await this.#ownKeys()).publicKey : null;
  }

  /** Whether messages are sent to this address at all. */
  allows(endpoint: string): boolean {
    const { protocol, hostname } = new URL(endpoint);
    const { pushServices, pushToPrivateAddresses } = this.#config;
    if (pushToPrivateAddresses) return true;
    const known = pushServices.some((name) =>
      name.startsWith('.') ? hostname.endsWith(name) : hostname === name,
    );
    return protocol === 'https:' && known;
  }

  consider({ before, after, facts, answered }: Changed): void {
    // Without the facts, another server has made the change and told of it.
    if (!this.#config.push || !facts) return;
    const { id, settings, seats } = after.table;
    // Whoever has just answered is there.
    const there = answered.map((seat) => seats[seat].user);
    const earlier = [...(before ? called(before) : []), ...there];
    for (const user of called(after)) {
      if (earlier.includes(user)) continue;
      if (!isSlow(after.table) && this.#presence.isPresent(id, user)) continue;
      this.#tell(user, { table: id, name: settings.name }).catch((error: unknown) => {
        this.#log.error({ err: error, table: id }, 'could not tell a player of a turn');
      });
    }
  }

  async #tell(user: string, news: PushNews): Promise<void> {
    const devices = await this.#store.devicesOf(user);
    await Promise.all(devices.map((device) => this.#send(device, news)));
  }

  async #send(device: PushDevice, news: PushNews): Promise<void> {
    try {
      const message = await pushMessage(device, news, await this.#ownKeys(), this.#config.pushContact);
      const status = await post(message, this.#config.pushToPrivateAddresses);
      if (gone.includes(status)) await this.#store.removeDevice(device.endpoint);
      else if (status >= 300) throw new Error(`the push service answered ${status}`);
    } catch (error) {
      // Without the address: whoever knows it could write to the device.
      this.#log.warn(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'could not reach a device',
      );
    }
  }

  #ownKeys(): Promise<PushKeys> {
    this.#keys ??= keptPushKeys(this.#store);
    return this.#keys;
  }
}
