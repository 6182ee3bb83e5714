import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { openStore, type Place } from '../store/open';
import { packedState, stateIn } from '../store/packed';
import { newClient } from '../store/postgres/connections';
import type { Row, Value } from '../store/sql/database';
import { openForReading, openForWriting } from '../store/sqlite/database';

/** What is copied, in an order in which nothing is named before it is there. */
const columnsOf: Readonly<Record<string, readonly string[]>> = {
  users: ['id', 'name', 'created'],
  sessions: ['hash', 'user', 'created', 'seen'],
  links: ['hash', 'user', 'expires'],
  kept: ['name', 'value'],
  accounts: ['id', 'name', 'email', 'emailVerified', 'person', 'createdAt', 'updatedAt'],
  credentials: ['id', 'userId', 'accountId', 'providerId', 'password', 'createdAt', 'updatedAt'],
  devices: ['endpoint', 'session', 'p256dh', 'auth'],
  setups: ['user', 'id', 'game', 'setup', 'changed', 'version'],
  recovery: ['hash', 'person', 'expires', 'mail'],
  mails: ['person', 'address'],
  bans: ['subject', 'since', 'until'],
  ratings: ['person', 'game', 'mean', 'doubt', 'games'],
  tables: ['id', 'invite', 'version', 'listed', 'changed', 'due', 'said', 'record', 'recent'],
  members: ['user', 'tbl'],
  games: ['tbl', 'seed', 'state', 'answers'],
  chapters: ['tbl', 'till', 'body'],
  talk: ['tbl', 'n', 'said'],
  rated: ['tbl'],
};

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ');

/** A database as it is at one moment, whatever is written to it meanwhile. */
interface Source {
  rows(table: string, columns: readonly string[], from: number, most: number): Promise<readonly Row[]>;
  close(): Promise<void>;
}

interface Target {
  add(table: string, columns: readonly string[], values: readonly Value[]): Promise<void>;
  /** Nothing is there before this. */
  finish(): Promise<void>;
}

/** What a server makes for itself at its first start gives way to what it had made elsewhere. */
const clear = 'DELETE FROM kept';

const inOrder = (columns: readonly string[]) => `ORDER BY ${quoted(columns.slice(0, 2))} LIMIT`;

async function sqliteSource(folder: string): Promise<Source> {
  const draft = await mkdtemp(join(tmpdir(), 'ragtag-copy-'));
  const path = join(draft, 'ragtag.db');
  const writing = await openForWriting(join(folder, 'ragtag.db'));
  await writing.exec(`VACUUM INTO '${path.replaceAll("'", "''")}'`);
  writing.close();
  const reading = openForReading(path);
  return {
    rows: async (table, columns, from, most) =>
      reading
        .prepare(`SELECT ${quoted(columns)} FROM ${table} ${inOrder(columns)} ? OFFSET ?`)
        .all(most, from),
    async close() {
      reading.close();
      await rm(draft, { recursive: true, force: true });
    },
  };
}

async function connected(url: string): Promise<pg.Client> {
  const client = newClient(url);
  await client.connect();
  await client.query("SET statement_timeout = '10min'; SET idle_in_transaction_session_timeout = '10min'");
  return client;
}

async function postgresSource(url: string): Promise<Source> {
  const client = await connected(url);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  return {
    async rows(table, columns, from, most) {
      const sql = `SELECT ${quoted(columns)} FROM ${table} ${inOrder(columns)} $1 OFFSET $2`;
      return (await client.query<Row>(sql, [most, from])).rows;
    },
    close: () => client.end(),
  };
}

async function sqliteTarget(folder: string): Promise<Target> {
  const writing = await openForWriting(join(folder, 'ragtag.db'));
  await writing.exec(`BEGIN IMMEDIATE; ${clear}`);
  let revision = 0;
  return {
    async add(table, columns, values) {
      // Where there are revisions, every table must have one.
      const [names, given] =
        table === 'tables'
          ? [
              [...columns, 'revision'],
              [...values, ++revision],
            ]
          : [columns, values];
      const sql = `INSERT INTO ${table} (${quoted(names)}) VALUES (${names.map(() => '?')})`;
      (await writing.prepare(sql)).run(...given);
    },
    async finish() {
      await writing.exec('COMMIT');
      writing.close();
    },
  };
}

async function postgresTarget(url: string): Promise<Target> {
  const client = await connected(url);
  await client.query(`BEGIN; ${clear}`);
  return {
    async add(table, columns, values) {
      const places = columns.map((_, n) => `$${n + 1}`);
      await client.query(`INSERT INTO ${table} (${quoted(columns)}) VALUES (${places})`, [...values]);
    },
    async finish() {
      await client.query('COMMIT');
      await client.end();
    },
  };
}

/** A value as every database takes it. Builds of old kept states as text. */
function storedAs(table: string, column: string, value: Value): Value {
  if (value !== null && typeof value === 'object') return Buffer.from(value);
  if (table !== 'games' || column !== 'state' || typeof value !== 'string') return value;
  const state = stateIn(value);
  return state === undefined ? Buffer.from(value) : packedState(state);
}

export class NotEmpty extends Error {}

const atOnce = 500;

/** Copies everything to an empty place, from a server that may be running; says how many rows of each kind. */
export async function copyAll(from: Place, to: Place): Promise<Record<string, number>> {
  // Makes what is not there, and brings both up to date.
  for (const place of [from, to]) await (await openStore(place)).close();
  const source = await (from.databaseUrl === undefined
    ? sqliteSource(from.dataDir)
    : postgresSource(from.databaseUrl));
  const look = await (to.databaseUrl === undefined
    ? sqliteSource(to.dataDir)
    : postgresSource(to.databaseUrl));
  const there = await look.rows('users', ['id'], 0, 1);
  await look.close();
  if (there.length > 0) throw new NotEmpty('There is something in the place to copy to. Nothing was copied.');
  const target = await (to.databaseUrl === undefined
    ? sqliteTarget(to.dataDir)
    : postgresTarget(to.databaseUrl));
  const copied: Record<string, number> = {};
  for (const [table, columns] of Object.entries(columnsOf)) {
    copied[table] = 0;
    for (;;) {
      const rows = await source.rows(table, columns, copied[table], atOnce);
      for (const row of rows) {
        if (table === 'kept' && row.name === 'checked') continue;
        await target.add(
          table,
          columns,
          columns.map((column) => storedAs(table, column, row[column])),
        );
      }
      copied[table] += rows.length;
      if (rows.length < atOnce) break;
    }
  }
  await target.finish();
  await source.close();
  return copied;
}
