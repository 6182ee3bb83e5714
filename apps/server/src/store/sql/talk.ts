import type { Said } from '@ragtag/protocol';
import type { Talk } from '../store';
import type { Database } from './database';

/** Words kept of one table. */
export const mostSaid = 20_000;

export function talkIn({ all, write }: Database): Talk {
  return {
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
      return rows.map((row) => ({
        n: Number(row.n),
        ...(JSON.parse(String(row.said)) as Omit<Said, 'n'>),
      }));
    },
  };
}
