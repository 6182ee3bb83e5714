import type { Retention } from '../store';
import type { WritingConnection } from './database';
import type { Writer } from './writer';

const phase = "json_extract(record, '$.phase')";
const idle = `SELECT id FROM tables WHERE changed < ? AND ${phase} IN ('lobby', 'closed') AND id NOT IN (SELECT tbl FROM games)`;
const old = 'SELECT hash FROM sessions WHERE coalesce(seen, created) < ?';

export async function retentionIn(writing: WritingConnection, writer: Writer): Promise<Retention> {
  const dropMembers = await writing.prepare(`DELETE FROM members WHERE tbl IN (${idle})`);
  const dropTheirTalk = await writing.prepare(`DELETE FROM talk WHERE tbl IN (${idle})`);
  const dropTables = await writing.prepare(`DELETE FROM tables WHERE id IN (${idle})`);
  const dropDevices = await writing.prepare(`DELETE FROM devices WHERE session IN (${old})`);
  const dropSessions = await writing.prepare('DELETE FROM sessions WHERE coalesce(seen, created) < ?');
  // Nobody can be a guest again that no device is, and who sits nowhere is missed by nobody.
  const dropGuests = await writing.prepare(
    `DELETE FROM users WHERE created < ? AND id NOT IN (SELECT user FROM sessions)
     AND id NOT IN (SELECT user FROM members) AND id NOT IN (SELECT person FROM accounts)
     AND id NOT IN (SELECT user FROM links)`,
  );
  const dropTalk = await writing.prepare(
    `DELETE FROM talk WHERE tbl IN (SELECT id FROM tables WHERE changed < ? AND ${phase} = 'finished')`,
  );
  return {
    tidy: ({ lobbies, sessions, talk }) =>
      writer.write(() => {
        const gone = { tables: 0, sessions: 0, guests: 0, words: 0 };
        if (lobbies !== null) {
          dropMembers.run(lobbies);
          gone.words += dropTheirTalk.run(lobbies).changes;
          gone.tables = dropTables.run(lobbies).changes;
        }
        if (sessions !== null) {
          dropDevices.run(sessions);
          gone.sessions = dropSessions.run(sessions).changes;
          gone.guests = dropGuests.run(sessions).changes;
        }
        if (talk !== null) gone.words += dropTalk.run(talk).changes;
        return gone;
      }),
  };
}
