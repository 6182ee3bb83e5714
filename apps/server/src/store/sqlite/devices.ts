import type { Devices } from '../store';
import type { ReadingConnection, WritingConnection } from './database';
import type { Writer } from './writer';

const most = 20;

export async function devicesIn(
  reading: ReadingConnection,
  writing: WritingConnection,
  writer: Writer,
): Promise<Devices> {
  const insert = await writing.prepare('INSERT OR REPLACE INTO devices VALUES (?, ?, ?, ?)');
  const remove = await writing.prepare('DELETE FROM devices WHERE endpoint = ?');
  const ofUser = reading.prepare(
    `SELECT endpoint, p256dh, auth FROM devices JOIN sessions ON sessions.hash = devices.session WHERE user = ?
     ORDER BY created DESC LIMIT ${most}`,
  );
  return {
    addDevice: ({ endpoint, keys }, sessionHash) =>
      writer.write(() => void insert.run(endpoint, sessionHash, keys.p256dh, keys.auth)),
    removeDevice: (endpoint) => writer.write(() => void remove.run(endpoint)),
    devicesOf: async (user) =>
      ofUser.all(user).map((row) => ({
        endpoint: String(row.endpoint),
        keys: { p256dh: String(row.p256dh), auth: String(row.auth) },
      })),
  };
}
