import type { People } from '../store';
import type { ReadingConnection, Row, WritingConnection } from './database';
import type { Writer } from './writer';

const anHour = 3600 * 1000;

export async function peopleIn(
  reading: ReadingConnection,
  writing: WritingConnection,
  writer: Writer,
): Promise<People> {
  const addUser = await writing.prepare('INSERT INTO users VALUES (?, ?, ?)');
  const rename = await writing.prepare('UPDATE users SET name = ? WHERE id = ?');
  const addSession = await writing.prepare('INSERT INTO sessions (hash, user, created) VALUES (?, ?, ?)');
  const removeSession = await writing.prepare('DELETE FROM sessions WHERE hash = ?');
  const removeOthers = await writing.prepare('DELETE FROM sessions WHERE user = ? AND hash <> ?');
  const moveDevices = await writing.prepare('UPDATE devices SET session = ? WHERE session = ?');
  const dropDevices = await writing.prepare('DELETE FROM devices WHERE session = ?');
  const dropOtherDevices = await writing.prepare(
    'DELETE FROM devices WHERE session IN (SELECT hash FROM sessions WHERE user = ? AND hash <> ?)',
  );
  const addLink = await writing.prepare('INSERT INTO links VALUES (?, ?, ?)');
  const dropOldLinks = await writing.prepare('DELETE FROM links WHERE expires < ?');
  const readLink = await writing.prepare('SELECT user FROM links WHERE hash = ?');
  const dropLink = await writing.prepare('DELETE FROM links WHERE hash = ?');
  const bySession = reading.prepare(
    'SELECT users.id, users.name FROM sessions JOIN users ON users.id = sessions.user WHERE hash = ?',
  );
  const ofUser = reading.prepare(
    'SELECT hash, created, coalesce(seen, created) AS seen FROM sessions WHERE user = ? ORDER BY created',
  );
  const see = await writing.prepare('UPDATE sessions SET seen = ? WHERE hash = ?');
  const seenAt = reading.prepare('SELECT coalesce(seen, created) AS seen FROM sessions WHERE hash = ?');
  const byId = reading.prepare('SELECT id, name FROM users WHERE id = ?');
  const userIn = (row: Row | undefined) => row && { id: String(row.id), name: String(row.name) };
  return {
    addUser: ({ id, name }, sessionHash, now) =>
      writer.write(() => {
        addUser.run(id, name, now);
        addSession.run(sessionHash, id, now);
      }),
    rename: (user, name) => writer.write(() => void rename.run(name, user)),
    user: async (id) => userIn(byId.get(id)),
    userOfSession: async (sessionHash) => userIn(bySession.get(sessionHash)),
    renewSession: (user, oldHash, newHash, now) =>
      writer.write(() => {
        addSession.run(newHash, user, now);
        if (oldHash === null) return;
        moveDevices.run(newHash, oldHash);
        removeSession.run(oldHash);
      }),
    removeSession: (sessionHash) =>
      writer.write(() => {
        dropDevices.run(sessionHash);
        removeSession.run(sessionHash);
      }),
    removeOtherSessions: (user, sessionHash) =>
      writer.write(() => {
        dropOtherDevices.run(user, sessionHash ?? '');
        removeOthers.run(user, sessionHash ?? '');
      }),
    sessionsOf: async (user) =>
      ofUser.all(user).map(({ hash, created, seen }) => ({
        hash: String(hash),
        created: Number(created),
        seen: Number(seen),
      })),
    async seeSession(sessionHash, now) {
      const seen = seenAt.get(sessionHash)?.seen;
      if (seen === undefined || now - Number(seen) < anHour) return;
      await writer.write(() => void see.run(now, sessionHash));
    },
    addLink: (user, tokenHash, expires) => writer.write(() => void addLink.run(tokenHash, user, expires)),
    takeLink: (tokenHash, now) =>
      writer.write(() => {
        dropOldLinks.run(now);
        const row = readLink.get(tokenHash);
        dropLink.run(tokenHash);
        return row && String(row.user);
      }),
  };
}
