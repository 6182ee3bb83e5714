import type pg from 'pg';
import type { Database } from '../sql/database';
import type { Tables, TableVersion } from '../store';
import { failureOf } from './connections';
import { aliveNodes } from './nodes';

/** Takes what is overdue and nobody does: tables of this server, of none, and of servers that are gone. */
const overdue = `
  WITH open AS (
    SELECT id, keeper FROM tables WHERE due <= ? AND (keeper = ? OR keeper IS NULL OR keeper NOT IN (${aliveNodes}))
    ORDER BY due LIMIT ? FOR UPDATE SKIP LOCKED
  ), taken AS (
    UPDATE tables SET keeper = ? FROM open WHERE tables.id = open.id AND open.keeper IS DISTINCT FROM ?
  )
  SELECT id FROM open`;

/** Which tables this server keeps: it does what is due there, and the others leave it to it while it is alive. */
export class Keeping {
  readonly #node: string;
  readonly #tables = new Set<string>();

  constructor(node: string) {
    this.#node = node;
  }

  /** Another server, or the database, says who keeps a table. */
  readonly note = (table: string, keeper: string | null): void => {
    if (keeper === this.#node) this.#tables.add(table);
    else this.#tables.delete(table);
  };

  readonly keeps = (table: string): boolean => this.#tables.has(table);

  due({ all }: Database): Tables['due'] {
    return async (before, limit) => {
      const rows = await all(overdue, before, this.#node, limit, this.#node, this.#node);
      const tables = rows.map((row) => String(row.id));
      for (const table of tables) this.#tables.add(table);
      return tables;
    };
  }
}

export function versionsIn(pool: pg.Pool, { keeps }: Keeping): Tables['versions'] {
  return async (ids) => {
    try {
      const { rows } = await pool.query<TableVersion>({
        name: 'versions',
        text: 'SELECT id, version, said FROM tables WHERE id = ANY($1)',
        values: [ids],
      });
      return rows.map((row) => ({ ...row, kept: keeps(row.id) }));
    } catch (error) {
      throw failureOf(error);
    }
  };
}
