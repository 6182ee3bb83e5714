import type { Said } from '@ragtag/protocol';
import type { Talk } from '../store';
import type { Database, Row } from './database';

/** Words kept of one table. */
export const mostSaid = 20_000;

export function talkIn({ all, write }: Database): Talk {
  const saidIn = (row: Row) => JSON.parse(String(row.said)) as Omit<Said, 'n'>;
  return {
    forgetWords: (table, seat, name, wanted) =>
      write(async (sql) => {
        for (const row of await sql.all('SELECT n, said FROM talk WHERE tbl = ?', table)) {
          const said = saidIn(row);
          if (said.seat === null ? said.name !== name : said.seat !== seat) continue;
          // Claims belong to the game.
          const words = 'text' in said.said ? { text: '…' } : said.said;
          const rest = JSON.stringify({ ...said, name: wanted, said: words });
          await sql.run('UPDATE talk SET said = ? WHERE tbl = ? AND n = ?', rest, table, Number(row.n));
        }
      }),
    say: (table, said) =>
      write(async ({ get, run, touch }) => {
        const counted = await get(
          `UPDATE tables SET said = said + 1 WHERE id = ? AND said < ${mostSaid} RETURNING said`,
          table,
        );
        if (!counted) return undefined;
        const n = Number(counted.said);
        await run('INSERT INTO talk (tbl, n, said) VALUES (?, ?, ?)', table, n, JSON.stringify(said));
        await touch(table);
        return { n, ...said };
      }),
    async talk(table, after, limit) {
      const rows = await all(
        `SELECT n, said FROM (SELECT n, said FROM talk WHERE tbl = ? AND n > ? ORDER BY n DESC LIMIT ?) AS newest
         ORDER BY n`,
        table,
        after,
        limit,
      );
      return rows.map((row) => ({ n: Number(row.n), ...saidIn(row) }));
    },
  };
}
