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

/** Another server may be stopped in the middle of writing: then nothing is stored, and players are told so. */
const waitForOthersMs = 1500;

/** Opens a database file. What is committed survives a crash of the program and of the machine. */
export async function openForWriting(path: string): Promise<WritingConnection> {
  const database = new LibsqlPromise(path, { timeout: waitForOthersMs }) as WritingConnection;
  // Several servers may open the file at once.
  (await database.prepare('PRAGMA journal_mode = WAL')).get();
  await database.exec('PRAGMA synchronous = FULL');
  await database.exec('PRAGMA foreign_keys = ON');
  return database;
}

export function openForReading(path: string): ReadingConnection {
  return new Libsql(path, { timeout: waitForOthersMs }) as unknown as ReadingConnection;
}
