export type Value = string | number | Uint8Array | null;
export type Row = Readonly<Record<string, Value>>;

/** Asks a database, in words that every database here understands; `?` stands for a value. */
export interface Reading {
  get(sql: string, ...values: readonly Value[]): Promise<Row | undefined>;
  all(sql: string, ...values: readonly Value[]): Promise<Row[]>;
}

/** Inside a change. */
export interface Writing extends Reading {
  /** How many rows were changed. */
  run(sql: string, ...values: readonly Value[]): Promise<number>;
  /** Tells other servers that something is new at a table, once the change is stored. */
  touch(table: string): Promise<void>;
}

/** A database, for what is asked of it too seldom to be worth writing twice. */
export interface Database extends Reading {
  /** Stores changes as a whole; resolves when they are durable. */
  write<T>(job: (sql: Writing) => Promise<T>): Promise<T>;
  /** The phase in the record of a table. */
  readonly phase: string;
  /** How many facts of a table's game are kept. */
  readonly facts: string;
}
