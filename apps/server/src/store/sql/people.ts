import type { People } from '../store';
import type { Database, Row } from './database';

const anHour = 3600 * 1000;

/** What belongs to one person alone, in an order in which nothing is named that is gone. */
const belongings = [
  'DELETE FROM devices WHERE session IN (SELECT hash FROM sessions WHERE "user" = ?)',
  'DELETE FROM sessions WHERE "user" = ?',
  'DELETE FROM links WHERE "user" = ?',
  'DELETE FROM setups WHERE "user" = ?',
  'DELETE FROM recovery WHERE person = ?',
  'DELETE FROM mails WHERE person = ?',
  'DELETE FROM ratings WHERE person = ?',
  'DELETE FROM credentials WHERE "userId" IN (SELECT id FROM accounts WHERE person = ?)',
  'DELETE FROM accounts WHERE person = ?',
  'DELETE FROM members WHERE "user" = ?',
  'DELETE FROM users WHERE id = ?',
];

const userIn = (row: Row | undefined) => row && { id: String(row.id), name: String(row.name) };

export function peopleIn({ get, all, write }: Database): People {
  return {
    addUser: ({ id, name }, sessionHash, now) =>
      write(async ({ run }) => {
        await run('INSERT INTO users (id, name, created) VALUES (?, ?, ?)', id, name, now);
        await run('INSERT INTO sessions (hash, "user", created) VALUES (?, ?, ?)', sessionHash, id, now);
      }),
    async rename(user, name) {
      await write(({ run }) => run('UPDATE users SET name = ? WHERE id = ?', name, user));
    },
    user: async (id) => userIn(await get('SELECT id, name FROM users WHERE id = ?', id)),
    userOfSession: async (sessionHash) =>
      userIn(
        await get(
          'SELECT users.id, users.name FROM sessions JOIN users ON users.id = sessions."user" WHERE hash = ?',
          sessionHash,
        ),
      ),
    renewSession: (user, oldHash, newHash, now) =>
      write(async ({ run }) => {
        await run('INSERT INTO sessions (hash, "user", created) VALUES (?, ?, ?)', newHash, user, now);
        if (oldHash === null) return;
        await run('UPDATE devices SET session = ? WHERE session = ?', newHash, oldHash);
        await run('DELETE FROM sessions WHERE hash = ?', oldHash);
      }),
    removeSession: (sessionHash) =>
      write(async ({ run }) => {
        await run('DELETE FROM devices WHERE session = ?', sessionHash);
        await run('DELETE FROM sessions WHERE hash = ?', sessionHash);
      }),
    removeOtherSessions: (user, sessionHash) =>
      write(async ({ run }) => {
        await run(
          'DELETE FROM devices WHERE session IN (SELECT hash FROM sessions WHERE "user" = ? AND hash <> ?)',
          user,
          sessionHash ?? '',
        );
        await run('DELETE FROM sessions WHERE "user" = ? AND hash <> ?', user, sessionHash ?? '');
      }),
    async sessionsOf(user) {
      const rows = await all(
        'SELECT hash, created, coalesce(seen, created) AS seen FROM sessions WHERE "user" = ? ORDER BY created',
        user,
      );
      return rows.map(({ hash, created, seen }) => ({
        hash: String(hash),
        created: Number(created),
        seen: Number(seen),
      }));
    },
    async seeSession(sessionHash, now) {
      const row = await get(
        'SELECT coalesce(seen, created) AS seen FROM sessions WHERE hash = ?',
        sessionHash,
      );
      if (!row || now - Number(row.seen) < anHour) return;
      await write(({ run }) => run('UPDATE sessions SET seen = ? WHERE hash = ?', now, sessionHash));
    },
    async addLink(user, tokenHash, expires) {
      await write(({ run }) =>
        run('INSERT INTO links (hash, "user", expires) VALUES (?, ?, ?)', tokenHash, user, expires),
      );
    },
    takeLink: (tokenHash, now) =>
      write(async (sql) => {
        await sql.run('DELETE FROM links WHERE expires < ?', now);
        const row = await sql.get('DELETE FROM links WHERE hash = ? RETURNING "user"', tokenHash);
        return row && String(row.user);
      }),
    async createdAt(user) {
      const row = await get('SELECT created FROM users WHERE id = ?', user);
      return row && Number(row.created);
    },
    removeUser: (user) =>
      write(async ({ run }) => {
        for (const sql of belongings) await run(sql, user);
      }),
  };
}
