import type { Retention } from '../store';
import type { Database } from './database';

const old = 'SELECT hash FROM sessions WHERE coalesce(seen, created) < ?';

export function retentionIn({ write, phase }: Database): Retention {
  const idle = `SELECT id FROM tables WHERE changed < ? AND ${phase} IN ('lobby', 'closed')
    AND id NOT IN (SELECT tbl FROM games)`;
  return {
    tidy: ({ lobbies, sessions, talk, counts }) =>
      write(async ({ run }) => {
        const gone = { tables: 0, sessions: 0, guests: 0, words: 0 };
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
