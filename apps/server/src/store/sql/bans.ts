import type { Bans } from '../store';
import type { Database } from './database';

export function bansIn({ all, write }: Database): Bans {
  return {
    async ban(subject, since, until) {
      await write(({ run }) =>
        run(
          `INSERT INTO bans (subject, since, until) VALUES (?, ?, ?)
           ON CONFLICT (subject) DO UPDATE SET since = excluded.since, until = excluded.until`,
          subject,
          since,
          until,
        ),
      );
    },
    unban: (subject) =>
      write(async ({ run }) => (await run('DELETE FROM bans WHERE subject = ?', subject)) > 0),
    async bans(now) {
      const rows = await all('SELECT * FROM bans WHERE until IS NULL OR until > ? ORDER BY since', now);
      return rows.map(({ subject, since, until }) => ({
        subject: String(subject),
        since: Number(since),
        until: until === null ? null : Number(until),
      }));
    },
  };
}
