import type { TableRecord } from '../tables/record';
import { playingPeople } from '../tables/record';

/** Games that nobody plays or watches together take no more of the server than this many of them would. */
const many = 20;

/**
 * Games that bots play alone. They go on, but slowly, and the more of them there are the more slowly: otherwise anybody
 * could have a server do nothing else.
 */
export class Unattended {
  readonly #delay: number;
  readonly #isWatched: (table: string) => boolean;
  readonly #tables = new Set<string>();

  constructor(delay: number, isWatched: (table: string) => boolean) {
    this.#delay = delay;
    this.#isWatched = isWatched;
  }

  get count(): number {
    return this.#tables.size;
  }

  /** The least that the server waits before it goes on at a table. */
  pauseAt(table: TableRecord): number {
    const isAlone =
      table.phase === 'playing' && playingPeople(table).length === 0 && !this.#isWatched(table.id);
    if (!isAlone) {
      this.#tables.delete(table.id);
      return 0;
    }
    this.#tables.add(table.id);
    return this.#delay * Math.max(1, this.#tables.size / many);
  }
}
