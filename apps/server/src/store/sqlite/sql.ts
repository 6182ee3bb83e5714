import type { Database, Writing } from '../sql/database';
import type { Query, ReadingConnection, Statement, WritingConnection } from './database';
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
  const statement = async (sql: string) => {
    const known = statements.get(sql) ?? (await writing.prepare(sql));
    statements.set(sql, known);
    return known;
  };
  const inside: Writing = {
    get: async (sql, ...values) => (await statement(sql)).get(...values),
    all: async (sql, ...values) => (await statement(sql)).all(...values),
    run: async (sql, ...values) => (await statement(sql)).run(...values).changes,
    async touch(table) {
      (await statement(`UPDATE tables SET revision = ${nextRevision} WHERE id = ?`)).run(table);
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
