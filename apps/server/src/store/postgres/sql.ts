import type pg from 'pg';
import type { Database, Row, Value, Writing } from '../sql/database';
import { NotStored } from '../store';
import { failureOf } from './connections';
import { announcement } from './news';

interface Prepared {
  readonly name: string;
  readonly text: string;
}

const prepared = new Map<string, Prepared>();

/** A statement as PostgreSQL writes it, under a name by which a connection knows it again. */
function preparedFor(sql: string): Prepared {
  let known = prepared.get(sql);
  if (!known) {
    let n = 0;
    known = { name: `s${prepared.size}`, text: sql.replace(/\?/g, () => `$${++n}`) };
    prepared.set(sql, known);
  }
  return known;
}

async function ask(on: pg.Pool | pg.PoolClient, sql: string, values: readonly Value[]) {
  try {
    return await on.query<Row>({ ...preparedFor(sql), values: [...values] });
  } catch (error) {
    throw failureOf(error);
  }
}

/** PostgreSQL, for what is written once for all databases. */
export function sqlIn(pool: pg.Pool, node: string): Database {
  const inside = (client: pg.PoolClient): Writing => ({
    get: async (sql, ...values) => (await ask(client, sql, values)).rows[0],
    all: async (sql, ...values) => (await ask(client, sql, values)).rows,
    run: async (sql, ...values) => (await ask(client, sql, values)).rowCount ?? 0,
    async touch(table) {
      await ask(client, `SELECT ${announcement} FROM tables WHERE id = ?`, [node, table]);
    },
  });
  return {
    get: async (sql, ...values) => (await ask(pool, sql, values)).rows[0],
    all: async (sql, ...values) => (await ask(pool, sql, values)).rows,
    phase: "(record::json ->> 'phase')",
    facts: "(record::json -> 'game' ->> 'facts')::integer",
    async write(job) {
      const client = await pool.connect().catch((error: unknown) => {
        throw new NotStored(error);
      });
      let broken = false;
      try {
        await client.query('BEGIN');
        const result = await job(inside(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {
          broken = true;
        });
        throw failureOf(error);
      } finally {
        client.release(broken);
      }
    },
  };
}
