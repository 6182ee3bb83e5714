import { answersFrom } from '../answers';
import { answersIn, chapterIn, stateIn } from '../packed';
import type { Games, History } from '../store';
import type { ReadingConnection } from './database';

export function gamesIn(reading: ReadingConnection): Games {
  const game = reading.prepare('SELECT seed FROM games WHERE tbl = ?');
  // The state is read with the last chapter, after which it was stored.
  const history = reading.prepare(
    `SELECT recent, till, body, CASE WHEN till = games.answers THEN state END AS state
     FROM tables JOIN games ON games.tbl = tables.id JOIN chapters ON chapters.tbl = tables.id
     WHERE tables.id = ? ORDER BY till`,
  );
  return {
    async seed(table) {
      const row = game.get(table);
      return row && String(row.seed);
    },
    ...answersFrom(async (table): Promise<History | undefined> => {
      const rows = history.all(table);
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
