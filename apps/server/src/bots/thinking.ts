import type { FastifyBaseLogger } from 'fastify';
import type { Loaded, Rooms } from '../rooms/rooms';
import type { Store } from '../store/store';
import { moduleOf } from '../tables/game';
import type { Asked, TableRecord } from '../tables/record';
import type { Minds } from './minds';
import type { Threads } from './threads';

/**
 * Lets admirals think from the moment they are asked until they answer, which they do when they would have
 * answered anyhow. Whether they think is no secret: it goes by what is asked, not by what they hold.
 */
export class Thinking {
  readonly #rooms: Rooms;
  readonly #store: Store;
  readonly #minds: Minds;
  readonly #threads: Threads;
  readonly #log: FastifyBaseLogger;
  /** An admiral has something to think about. */
  readonly #onPlan: () => void;

  constructor(
    rooms: Rooms,
    store: Store,
    minds: Minds,
    threads: Threads,
    log: FastifyBaseLogger,
    onPlan = () => {},
  ) {
    this.#rooms = rooms;
    this.#store = store;
    this.#minds = minds;
    this.#threads = threads;
    this.#log = log;
    this.#onPlan = onPlan;
    rooms.onChange(({ before, after }) => this.#consider(before, after));
  }

  #consider(before: Loaded | undefined, { table }: Loaded): void {
    if (table.phase !== 'playing' || !this.#store.keeps(table.id)) return;
    for (const asked of table.game?.asked ?? []) {
      if (isAdmiral(table, asked) && !wasAsked(before?.table, table, asked)) {
        this.#think(table.id, asked).catch((error: unknown) => {
          this.#log.error({ err: error, table: table.id }, 'a bot could not think ahead');
        });
      }
    }
  }

  async #think(id: string, { seat, question, ready }: Asked): Promise<void> {
    // In turn with everything else at the table, for a bot hears one thing after another.
    const begun = await this.#rooms.change(id, async ({ table, state, recent }) => {
      const plan = state && (await this.#minds.plan({ table, state, recent }, seat, question));
      return { result: plan && { plan, state, game: moduleOf(table).id } };
    });
    if (!begun) return;
    this.#onPlan();
    const { plan, state, game } = begun;
    const picks = await this.#threads.think({ id, game }, plan, state, ready);
    if (picks) this.#minds.note(id, plan, picks);
  }
}

function isAdmiral({ seats }: TableRecord, { seat, secret }: Asked): boolean {
  return !secret && seats[seat].kind === 'bot' && seats[seat].level === 'admiral';
}

function wasAsked(
  before: TableRecord | undefined,
  { game }: TableRecord,
  { seat, question }: Asked,
): boolean {
  if (before?.game?.epoch !== game?.epoch) return false;
  return before?.game?.asked.some((each) => each.seat === seat && each.question === question) ?? false;
}
