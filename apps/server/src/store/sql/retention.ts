import type { TableRecord } from '../../tables/record';
import { chapterIn, packedChapter } from '../packed';
import type { Retention } from '../store';
import type { Database, Row, Writing } from './database';

const old = 'SELECT hash FROM sessions WHERE coalesce(seen, created) < ?';

/** Games whose log is let go of at once: others wait for the next time. */
const mostLogs = 200;

/** Of a game that is over, what was told goes; the page shows how it ended, and its file plays it again. */
async function dropLog({ run, all }: Writing, { id, record }: Row): Promise<void> {
  const table = JSON.parse(String(record)) as TableRecord;
  if (!table.game) return;
  const { facts: _, told, ...game } = table.game;
  const rest = { ...table, game: { ...game, facts: 0, told: told.map(() => 0), epoch: game.epoch + 1 } };
  const text = JSON.stringify(rest);
  await run('UPDATE tables SET record = ?, version = version + 1 WHERE id = ?', text, id);
  for (const { till, body } of await all('SELECT till, body FROM chapters WHERE tbl = ?', id)) {
    const chapter = packedChapter({ ...chapterIn(Number(till), body as Uint8Array), facts: [] });
    await run('UPDATE chapters SET body = ? WHERE tbl = ? AND till = ?', chapter, id, Number(till));
  }
}

export function retentionIn({ write, phase, facts }: Database): Retention {
  const idle = `SELECT id FROM tables WHERE changed < ? AND ${phase} IN ('lobby', 'closed')
    AND id NOT IN (SELECT tbl FROM games)`;
  return {
    tidy: ({ lobbies, sessions, talk, logs, counts }) =>
      write(async (sql) => {
        const { run } = sql;
        const gone = { tables: 0, sessions: 0, guests: 0, words: 0, logs: 0 };
        if (logs !== null) {
          const games = await sql.all(
            `SELECT id, record FROM tables WHERE changed < ? AND ${phase} = 'finished' AND ${facts} > 0 LIMIT ${mostLogs}`,
            logs,
          );
          for (const game of games) await dropLog(sql, game);
          gone.logs = games.length;
        }
        if (lobbies !== null) {
          await run(`DELETE FROM members WHERE tbl IN (${idle})`, lobbies);
          gone.words += await run(`DELETE FROM talk WHERE tbl IN (${idle})`, lobbies);
          gone.tables = await run(`DELETE FROM tables WHERE id IN (${idle})`, lobbies);
        }
        if (sessions !== null) {
          await run(`DELETE FROM devices WHERE session IN (${old})`, sessions);
          gone.sessions = await run('DELETE FROM sessions WHERE coalesce(seen, created) < ?', sessions);
          // Nobody can be a guest again that no device is, and who sits nowhere is missed by nobody.
          gone.guests = await run(
            `DELETE FROM users WHERE created < ? AND id NOT IN (SELECT "user" FROM sessions)
             AND id NOT IN (SELECT "user" FROM members) AND id NOT IN (SELECT person FROM accounts)
             AND id NOT IN (SELECT "user" FROM links)`,
            sessions,
          );
        }
        if (counts !== null) await run('DELETE FROM limits WHERE at < ?', counts);
        if (talk !== null) {
          gone.words += await run(
            `DELETE FROM talk WHERE tbl IN (SELECT id FROM tables WHERE changed < ? AND ${phase} = 'finished')`,
            talk,
          );
        }
        return gone;
      }),
  };
}
