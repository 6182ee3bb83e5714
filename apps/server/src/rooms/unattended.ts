import { Refused } from '../refused';
import type { Limits } from '../store/store';
import type { TableRecord } from '../tables/record';
import { playingPeople } from '../tables/record';

/** Games that nobody plays or watches together take no more of the server than this many of them would. */
const many = 20;
/** Games that a person, and an address, may leave to bots in a row, and how soon one more. */
const ofPerson = { most: 5, perSecond: 1 / 600 };
const ofAddress = { most: 20, perSecond: 1 / 120 };

/**
 * Games that bots play alone. They go on, but slowly, and the more of them there are the more slowly; and after a while
 * they pause until somebody looks. Otherwise anybody could have a server do nothing else.
 */
export class Unattended {
  readonly #delay: number;
  readonly #pauseAfter: number;
  readonly #isWatched: (table: string) => boolean;
  readonly #tables = new Set<string>();

  constructor(delay: number, pauseAfter: number, isWatched: (table: string) => boolean) {
    this.#delay = delay;
    this.#pauseAfter = pauseAfter;
    this.#isWatched = isWatched;
  }

  get count(): number {
    return this.#tables.size;
  }

  /** The least that the server waits before it goes on at a table. */
  pauseAt(table: TableRecord): number {
    if (table.paused || !this.#isAlone(table)) {
      this.#tables.delete(table.id);
      return 0;
    }
    this.#tables.add(table.id);
    return this.#delay * Math.max(1, this.#tables.size / many);
  }

  /** Whether bots have played alone for long enough. */
  hasPlayedEnough(table: TableRecord, now: number): boolean {
    return this.#pauseAfter > 0 && now - table.changed > this.#pauseAfter && this.#isAlone(table);
  }

  #isAlone(table: TableRecord): boolean {
    return isLeftToBots(table) && !this.#isWatched(table.id);
  }
}

export function isLeftToBots(table: TableRecord): boolean {
  return table.phase === 'playing' && playingPeople(table).length === 0;
}

/** How many games somebody may leave to bots; the others pause at once. */
export class BotGames {
  readonly #limits: Limits;
  readonly #share: number;

  /** By the requests that an address may make in a minute. */
  constructor(limits: Limits, httpRate: number) {
    this.#limits = limits;
    this.#share = httpRate / 600;
  }

  async mayLeave(user: string, address: string): Promise<boolean> {
    const take = (key: string, { most, perSecond }: typeof ofPerson) =>
      this.#limits.take(`bots ${key}`, perSecond * this.#share, Math.max(1, most * this.#share));
    return (await take(user, ofPerson)) && (await take(address, ofAddress));
  }

  async demandStart(user: string, address: string): Promise<void> {
    if (await this.mayLeave(user, address)) return;
    throw new Refused('too-fast', 'You have started many games that bots play alone. Wait a few minutes.');
  }
}
