import type pg from 'pg';
import { channel } from './news';

/** What a notification about presence begins with, in the place of tables. */
export const presenceMark = '@';

const appear = `
  WITH here AS (
    INSERT INTO presence (node, tbl, users) VALUES ($1, $2, $3)
    ON CONFLICT (node, tbl) DO UPDATE SET users = excluded.users
  )
  SELECT pg_notify('${channel}', $1 || '|${presenceMark}' || $2)`;

const disappear = `
  WITH gone AS (DELETE FROM presence WHERE node = $1 AND tbl = $2)
  SELECT pg_notify('${channel}', $1 || '|${presenceMark}' || $2)`;

interface Present {
  readonly node: string;
  readonly tbl: string;
  readonly users: readonly string[];
}

/** Who has which table open: told by this server to the others, and known of them. */
export class PresenceElsewhere {
  readonly #pool: pg.Pool;
  readonly #node: string;
  /** Who is here, by table; what is not told yet waits in turn. */
  readonly #here = new Map<string, readonly string[]>();
  readonly #untold = new Set<string>();
  #telling: Promise<void> | undefined;
  #heeding: Promise<void> = Promise.resolve();
  /** By table and then by server. */
  #there = new Map<string, Map<string, readonly string[]>>();
  #alive: ReadonlySet<string> = new Set();
  #onChange: (table: string) => void = () => undefined;

  constructor(pool: pg.Pool, node: string) {
    this.#pool = pool;
    this.#node = node;
  }

  onChange(listener: (table: string) => void): void {
    this.#onChange = listener;
  }

  readonly elsewhere = (table: string): ReadonlySet<string> => {
    const there = this.#there.get(table);
    if (!there) return nobody;
    return new Set([...there].flatMap(([node, users]) => (this.#alive.has(node) ? users : [])));
  };

  readonly present = (table: string, users: readonly string[]): void => {
    if (users.length > 0) this.#here.set(table, users);
    else this.#here.delete(table);
    this.#untold.add(table);
    this.#telling ??= this.#tell();
  };

  async idle(): Promise<void> {
    await this.#telling;
  }

  async #tell(): Promise<void> {
    // What changes in the same turn is told once.
    await Promise.resolve();
    while (this.#untold.size > 0) {
      const [table] = this.#untold;
      this.#untold.delete(table);
      const users = this.#here.get(table);
      // What cannot be told now is told when the store can be reached again.
      await this.#pool
        .query(users ? appear : disappear, users ? [this.#node, table, users] : [this.#node, table])
        .catch(() => undefined);
    }
    this.#telling = undefined;
  }

  /** Another server says that somebody came to a table, or went. */
  heed(node: string, table: string): Promise<void> {
    // One after another, so that the last word is the last.
    this.#heeding = this.#heeding.catch(() => undefined).then(() => this.#ask(node, table));
    return this.#heeding;
  }

  async #ask(node: string, table: string): Promise<void> {
    const { rows } = await this.#pool.query<Present>(
      'SELECT node, tbl, users FROM presence WHERE node = $1 AND tbl = $2',
      [node, table],
    );
    this.#note(node, table, rows[0]?.users);
  }

  /** Begins anew, after nobody has told anything for a while. */
  async learnAnew(): Promise<void> {
    for (const table of this.#here.keys()) this.#untold.add(table);
    this.#telling ??= this.#tell();
    const { rows } = await this.#pool.query<Present>(
      'SELECT node, tbl, users FROM presence WHERE node <> $1',
      [this.#node],
    );
    const known = [...this.#there.keys()];
    this.#there = new Map();
    for (const { node, tbl, users } of rows) this.#note(node, tbl, users);
    for (const table of known) if (!this.#there.has(table)) this.#onChange(table);
  }

  /** Of servers that give no sign of life, nobody is present. */
  noteAlive(alive: ReadonlySet<string>): void {
    const before = this.#alive;
    this.#alive = alive;
    const isOther = (node: string) => alive.has(node) !== before.has(node);
    for (const [table, nodes] of this.#there) if ([...nodes.keys()].some(isOther)) this.#onChange(table);
  }

  #note(node: string, table: string, users: readonly string[] | undefined): void {
    const nodes = this.#there.get(table) ?? new Map<string, readonly string[]>();
    if (users) nodes.set(node, users);
    else nodes.delete(node);
    if (nodes.size > 0) this.#there.set(table, nodes);
    else this.#there.delete(table);
    this.#onChange(table);
  }
}

const nobody: ReadonlySet<string> = new Set();
