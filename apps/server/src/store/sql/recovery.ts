import type { Recovery } from '../store';
import type { Database } from './database';

export function recoveryIn({ get, write }: Database): Recovery {
  return {
    setCodes: (person, hashes) =>
      write(async ({ run }) => {
        await run('DELETE FROM recovery WHERE person = ? AND expires IS NULL', person);
        for (const hash of hashes)
          await run('INSERT INTO recovery (hash, person) VALUES (?, ?)', hash, person);
      }),
    async addCode(person, hash, expires, mail) {
      await write(async ({ run }) => {
        // The last one sent is the one that counts.
        await run(
          `DELETE FROM recovery WHERE expires < ? OR (person = ? AND expires IS NOT NULL AND
           (mail IS NULL) = (CAST(? AS TEXT) IS NULL))`,
          expires - 24 * 3600 * 1000,
          person,
          mail,
        );
        const sql = 'INSERT INTO recovery (hash, person, expires, mail) VALUES (?, ?, ?, ?)';
        await run(sql, hash, person, expires, mail);
      });
    },
    takeCode: (person, hash, now) =>
      write(async (sql) => {
        const row = await sql.get(
          `DELETE FROM recovery WHERE hash = ? AND person = ? AND (expires IS NULL OR expires > ?)
           RETURNING mail`,
          hash,
          person,
          now,
        );
        return row && { mail: row.mail === null ? null : String(row.mail) };
      }),
    async codesLeft(person) {
      const row = await get(
        'SELECT count(*) AS left_over FROM recovery WHERE person = ? AND expires IS NULL',
        person,
      );
      return Number(row?.left_over ?? 0);
    },
    async mailOf(person) {
      const row = await get('SELECT address FROM mails WHERE person = ?', person);
      return row ? String(row.address) : null;
    },
    setMail: (person, address) =>
      write(async ({ run }) => {
        await run('DELETE FROM mails WHERE person = ?', person);
        if (address !== null) await run('INSERT INTO mails (person, address) VALUES (?, ?)', person, address);
      }),
  };
}
