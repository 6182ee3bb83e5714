import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { SteadyClock } from '../steady-clock';
import type { Following, Hearer } from '../store';
import { newClient } from './connections';
import type { Keeping } from './keeping';
import { channel, newsIn } from './news';
import { aliveNodes, livesFor, timeThere } from './nodes';
import { type PresenceElsewhere, presenceMark } from './presence';

const beatEvery = 1000;
/** How long a sign of life may take: without an answer the connection is given up. */
const answersWithin = 2000;
const tryAgainAfter = 250;

const beat = `
  INSERT INTO nodes (id, until) VALUES ($1, ${timeThere} + ${livesFor})
  ON CONFLICT (id) DO UPDATE SET until = excluded.until
  RETURNING until - ${livesFor} AS now, ARRAY(${aliveNodes}) AS alive, (xmax = 0) AS "isNew"`;

/** What servers leave behind that were not stopped in good order. */
const bury = `
  WITH dead AS (DELETE FROM nodes WHERE until < ${timeThere} - 60000)
  DELETE FROM presence WHERE node NOT IN (SELECT id FROM nodes)`;

/**
 * This server among the others: gives signs of life, hears what the others change, and takes the time from the database.
 * All over one connection, which is opened again whenever it breaks.
 */
export class Node {
  readonly clock = new SteadyClock();
  readonly #url: string;
  readonly #id: string;
  readonly #keeping: Keeping;
  readonly #presence: PresenceElsewhere;
  readonly #stopping = new AbortController();
  #client: pg.Client | undefined;
  #hearer: Hearer | undefined;
  /** Something may have happened that nobody has told. */
  #inDoubt = false;
  #living: Promise<void> | undefined;

  /** When the database last answered. */
  reachedAt = performance.now();

  constructor(url: string, id: string, keeping: Keeping, presence: PresenceElsewhere) {
    this.#url = url;
    this.#id = id;
    this.#keeping = keeping;
    this.#presence = presence;
  }

  async start(): Promise<void> {
    await this.#connect();
    this.#living = this.#live();
  }

  readonly follow: Following['follow'] = async (hearer) => {
    this.#hearer = hearer;
    this.#presence.onChange((table) => hearer.cameOrWent(table));
    await this.#presence.learnAnew();
  };

  /** A change was begun, and nobody knows whether it was stored. */
  doubt(): void {
    this.#inDoubt = true;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#living;
    const client = this.#client;
    if (!client) return;
    await client.query('DELETE FROM presence WHERE node = $1', [this.#id]).catch(() => undefined);
    await client.query('DELETE FROM nodes WHERE id = $1', [this.#id]).catch(() => undefined);
    await client.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = newClient(this.#url);
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      await client.query(bury);
      await this.#beat(client);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
  }

  async #beat(client: pg.Client): Promise<void> {
    const asked = performance.now();
    const { rows } = await client.query<{ now: number; alive: string[]; isNew: boolean }>({
      name: 'beat',
      text: beat,
      values: [this.#id],
      query_timeout: answersWithin,
    } as pg.QueryConfig);
    const answered = performance.now();
    this.clock.set(rows[0].now, (asked + answered) / 2);
    this.reachedAt = answered;
    this.#presence.noteAlive(new Set(rows[0].alive));
    // The others had given this server up, and forgotten who is here.
    if (rows[0].isNew) this.doubt();
  }

  async #live(): Promise<void> {
    const { signal } = this.#stopping;
    const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
    while (!signal.aborted) {
      await pause(beatEvery);
      if (signal.aborted) return;
      const client = this.#client;
      try {
        if (client) await this.#beat(client);
        else await this.#connect();
        if (client && !this.#inDoubt) continue;
        this.#inDoubt = false;
        // Nobody has told what happened while nobody listened.
        await this.#presence.learnAnew();
        await this.#hearer?.missed();
      } catch {
        this.#client = undefined;
        this.#inDoubt = true;
        void client?.end().catch(() => undefined);
        await pause(tryAgainAfter);
      }
    }
  }

  #hear(payload: string): void {
    const [by, list = ''] = payload.split('|');
    if (by === this.#id) return;
    if (list.startsWith(presenceMark)) {
      void this.#presence.heed(by, list.slice(presenceMark.length)).catch(() => this.doubt());
      return;
    }
    const tables = newsIn(list);
    for (const { id, keeper } of tables) this.#keeping.note(id, keeper);
    void this.#hearer?.changed(tables.map((table) => ({ ...table, kept: table.keeper === this.#id })));
  }
}
