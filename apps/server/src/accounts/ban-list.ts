import { Refused } from '../refused';
import type { Store, User } from '../store/store';

const lookEvery = 2000;

/** People and addresses that are not wanted here, as `ragtag admin ban` says; looked up now and then. */
export class BanList {
  readonly #store: Store;
  #subjects: ReadonlySet<string> = new Set();
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(store: Store) {
    this.#store = store;
  }

  async #newest(): Promise<ReadonlySet<string>> {
    if (performance.now() - this.#lookedAt > lookEvery) {
      this.#lookedAt = performance.now();
      this.#subjects = new Set((await this.#store.bans(this.#store.now())).map(({ subject }) => subject));
    }
    return this.#subjects;
  }

  async isBanned(user: User | null, address: string): Promise<boolean> {
    const subjects = await this.#newest();
    return subjects.has(address) || (user !== null && subjects.has(user.id));
  }

  /** For whoever is about to become somebody: nothing else keeps them out. */
  async demandWelcomePerson(person: string): Promise<void> {
    this.#lookedAt = Number.NEGATIVE_INFINITY;
    await this.demandWelcome({ id: person, name: '' }, '');
  }

  async demandWelcome(user: User | null, address: string): Promise<void> {
    if (!(await this.isBanned(user, address))) return;
    throw new Refused('forbidden', 'Whoever keeps this server does not want you here.');
  }
}
