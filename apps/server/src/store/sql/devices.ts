import type { Devices } from '../store';
import type { Database } from './database';

const most = 20;

export function devicesIn({ all, write }: Database): Devices {
  return {
    async addDevice({ endpoint, keys }, sessionHash) {
      await write(({ run }) =>
        run(
          `INSERT INTO devices (endpoint, session, p256dh, auth) VALUES (?, ?, ?, ?)
           ON CONFLICT (endpoint) DO UPDATE SET session = excluded.session, p256dh = excluded.p256dh,
           auth = excluded.auth`,
          endpoint,
          sessionHash,
          keys.p256dh,
          keys.auth,
        ),
      );
    },
    async removeDevice(endpoint) {
      await write(({ run }) => run('DELETE FROM devices WHERE endpoint = ?', endpoint));
    },
    async devicesOf(user) {
      const rows = await all(
        `SELECT endpoint, p256dh, auth FROM devices JOIN sessions ON sessions.hash = devices.session
         WHERE "user" = ? ORDER BY created DESC LIMIT ${most}`,
        user,
      );
      return rows.map((row) => ({
        endpoint: String(row.endpoint),
        keys: { p256dh: String(row.p256dh), auth: String(row.auth) },
      }));
    },
  };
}
