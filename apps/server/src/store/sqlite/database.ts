import Libsql from 'libsql';
import LibsqlPromise from 'libsql/promise';
import type { Row, Value } from '../sql/database';

/** A prepared statement; runs at once. */
export interface Statement {
  run(...values: readonly Value[]): { readonly changes: number };
  get(...values: readonly Value[]): Row | undefined;
  all(...values: readonly Value[]): Row[] | Promise<Row[]>;
}

/** A prepared query. */
export interface Query {
  get(...values: readonly Value[]): Row | undefined;
  all(...values: readonly Value[]): Row[];
}

/** A connection for changes. Beginning and committing may wait, for others and for the disk, without blocking. */
export interface WritingConnection {
  prepare(sql: string): Promise<Statement>;
  exec(sql: string): Promise<void>;
  close(): void;
}

/** A connection for questions, which wait for nobody. */
export interface ReadingConnection {
  prepare(sql: string): Query;
  close(): void;
}

/** A connection for a thread that does nothing else, and may wait. */
export interface ScriptConnection {
  prepare(sql: string): Pick<Statement, 'run' | 'get'>;
  exec(sql: string): void;
  close(): void;
}

/** Another server may be stopped in the middle of writing: then nothing is stored, and players are told so. */
const waitForOthersMs = 1500;

const durable = 'PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON';

/** Opens a database file. What is committed survives a crash of the program and of the machine. */
export async function openForWriting(path: string): Promise<WritingConnection> {
  const database = new LibsqlPromise(path, { timeout: waitForOthersMs }) as WritingConnection;
  // Several servers may open the file at once.
  (await database.prepare('PRAGMA journal_mode = WAL')).get();
  await database.exec(durable);
  return database;
}

/** Opens what is there already. Somebody else carries the log over: players would wait for it. */
export function openForScripts(path: string): ScriptConnection {
  const database = new Libsql(path, { timeout: waitForOthersMs }) as unknown as ScriptConnection;
  database.exec(`${durable}; PRAGMA wal_autocheckpoint = 0`);
  return database;
}

export function openForReading(path: string): ReadingConnection {
  return new Libsql(path, { timeout: waitForOthersMs }) as unknown as ReadingConnection;
}
