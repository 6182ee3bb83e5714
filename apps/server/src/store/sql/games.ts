import { answersFrom } from '../answers';
import { answersIn, chapterIn, stateIn } from '../packed';
import type { Games, History } from '../store';
import type { Database } from './database';

export function gamesIn({ get, all }: Database): Games {
  return {
    async seed(table) {
      const row = await get('SELECT seed FROM games WHERE tbl = ?', table);
      return row && String(row.seed);
    },
    ...answersFrom(async (table): Promise<History | undefined> => {
      // The state is read with the last chapter, after which it was stored.
      const rows = await all(
        `SELECT recent, till, body, CASE WHEN till = games.answers THEN state END AS state
         FROM tables JOIN games ON games.tbl = tables.id JOIN chapters ON chapters.tbl = tables.id
         WHERE tables.id = ? ORDER BY till`,
        table,
      );
      const last = rows.at(-1);
      return (
        last && {
          chapters: rows.map(({ till, body }) => chapterIn(Number(till), body as Uint8Array)),
          state: stateIn(last.state),
          recent: answersIn(last.recent),
        }
      );
    }),
  };
}
