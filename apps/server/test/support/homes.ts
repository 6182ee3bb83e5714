import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Row } from '../../src/store/sql/database';
import { openForReading } from '../../src/store/sqlite/database';
import { newFolder, type Settings } from './serve';

/** Where servers keep everything: a folder or a database of its own. */
export interface Home {
  readonly settings: Settings;
  /** Asks the database itself, past the server. */
  ask(sql: string): Promise<Row[]>;
  remove(): Promise<void>;
}

export async function newSqliteHome(): Promise<Home> {
  const folder = await newFolder();
  return {
    settings: { DATA_DIR: folder },
    async ask(sql) {
      const database = openForReading(join(folder, 'ragtag.db'));
      const rows = database.prepare(sql).all();
      database.close();
      return rows;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A database of its own at a PostgreSQL. */
export async function newPostgresHome(at: string): Promise<Home> {
  const name = `ragtag_${randomBytes(6).toString('hex')}`;
  const askAt = async (connectionString: string, sql: string) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    const { rows } = await client.query<Row>(sql);
    await client.end();
    return rows;
  };
  await askAt(at, `CREATE DATABASE ${name}`);
  const url = new URL(at);
  url.pathname = `/${name}`;
  return {
    settings: { DATABASE_URL: url.href },
    ask: (sql) => askAt(url.href, sql),
    remove: async () => void (await askAt(at, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}
