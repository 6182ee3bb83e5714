import type { Database, Writing } from '../sql/database';
import type { Query, ReadingConnection, Statement, WritingConnection } from './database';
import { type CarryOut, returnedIn, valuesOf } from './scripts';
import type { Writer } from './writer';

/** Grows with every change of any table. */
export const nextRevision = '(SELECT coalesce(max(revision), 0) + 1 FROM tables)';

/** SQLite, for what is written once for all databases. Every statement is prepared when it is first needed. */
export function sqlIn(reading: ReadingConnection, writing: WritingConnection, writer: Writer): Database {
  const queries = new Map<string, Query>();
  const query = (sql: string) => {
    const known = queries.get(sql) ?? reading.prepare(sql);
    queries.set(sql, known);
    return known;
  };
  const statements = new Map<string, Statement>();
  const using = async <T>(sql: string, use: (statement: Statement) => T | Promise<T>): Promise<T> => {
    const known = statements.get(sql) ?? (await writing.prepare(sql));
    statements.set(sql, known);
    try {
      return await use(known);
    } catch (error) {
      // It would fail again with the same words, whatever it was given.
      statements.delete(sql);
      throw error;
    }
  };
  const inside: Writing = {
    get: (sql, ...values) => using(sql, (statement) => statement.get(...values)),
    all: (sql, ...values) => using(sql, (statement) => statement.all(...values)),
    run: (sql, ...values) => using(sql, (statement) => statement.run(...values).changes),
    async touch(table) {
      await inside.run(`UPDATE tables SET revision = ${nextRevision} WHERE id = ?`, table);
    },
  };
  return {
    get: async (sql, ...values) => query(sql).get(...values),
    all: async (sql, ...values) => query(sql).all(...values),
    write: (job) => writer.write(() => job(inside)),
    phase: "json_extract(record, '$.phase')",
    facts: "json_extract(record, '$.game.facts')",
  };
}

/** Carries scripts out as any other change, where no thread does it. */
export function carryOutIn({ write }: Pick<Database, 'write'>): CarryOut {
  return ([first, ...others]) =>
    write(async ({ get, run }) => {
      const row = await get(first.sql, ...valuesOf(first));
      if (row) for (const step of others) await run(step.sql, ...valuesOf(step));
      return returnedIn(row);
    });
}
