import type { Said } from '@ragtag/protocol';
import type { Talk } from '../store';
import type { ReadingConnection, WritingConnection } from './database';
import { nextRevision } from './tables';
import type { Writer } from './writer';

/** Words kept of one table. */
const most = 20_000;

export async function talkIn(
  reading: ReadingConnection,
  writing: WritingConnection,
  writer: Writer,
): Promise<Talk> {
  const count = await writing.prepare(
    `UPDATE tables SET said = said + 1, revision = ${nextRevision} WHERE id = ? AND said < ${most}`,
  );
  const newest = await writing.prepare('SELECT said FROM tables WHERE id = ?');
  const insert = await writing.prepare('INSERT INTO talk VALUES (?, ?, ?)');
  const after = reading.prepare(
    'SELECT n, said FROM (SELECT * FROM talk WHERE tbl = ? AND n > ? ORDER BY n DESC LIMIT ?) ORDER BY n',
  );
  return {
    say: (table, said) =>
      writer.write(() => {
        if (count.run(table).changes === 0) return undefined;
        const n = Number(newest.get(table)?.said);
        insert.run(table, n, JSON.stringify(said));
        return { n, ...said };
      }),
    talk: async (table, from, limit) =>
      after.all(table, from, limit).map((row) => ({
        n: Number(row.n),
        ...(JSON.parse(String(row.said)) as Omit<Said, 'n'>),
      })),
  };
}
