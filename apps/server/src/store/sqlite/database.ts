import Libsql from 'libsql/promise';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** A prepared statement. It runs at once; only what waits for the disk is asynchronous. */
export interface Statement {
  run(...values: readonly Value[]): { readonly changes: number };
  get(...values: readonly Value[]): Row | undefined;
  all(...values: readonly Value[]): Promise<Row[]>;
}

/** The part of libsql that is used here, with types. */
export interface Database {
  prepare(sql: string): Promise<Statement>;
  exec(sql: string): Promise<void>;
  close(): void;
}

const waitForOthersMs = 10_000;

/** Opens a database file. What is committed survives a crash of the program and of the machine. */
export async function openDatabase(path: string): Promise<Database> {
  const database = new Libsql(path, { timeout: waitForOthersMs }) as Database;
  // Setting the mode takes a lock; another server may be opening the same file.
  await (await database.prepare('PRAGMA journal_mode = WAL')).all();
  await (await database.prepare('PRAGMA synchronous = FULL')).all();
  await (await database.prepare('PRAGMA foreign_keys = ON')).all();
  return database;
}
