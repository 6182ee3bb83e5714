import { hashOf } from '../../secrets';
import type { Limits } from '../store';
import type { Database } from './database';

export function limitsIn({ get, write }: Database, now: () => number): Limits {
  return {
    take: (key, perSecond, most) =>
      write(async (sql) => {
        const [name, at] = [hashOf(key), now()];
        await sql.run(
          'INSERT INTO limits (name, remaining, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
          name,
          most,
          at,
        );
        // Nobody else counts between this and what follows.
        const row = await sql.get('UPDATE limits SET at = at WHERE name = ? RETURNING remaining, at', name);
        const since = Math.max(0, at - Number(row?.at)) / 1000;
        const left = Math.min(most, Number(row?.remaining) + since * perSecond);
        const isAllowed = left >= 1;
        await sql.run(
          'UPDATE limits SET remaining = ?, at = ? WHERE name = ?',
          isAllowed ? left - 1 : left,
          at,
          name,
        );
        return isAllowed;
      }),
    async giveBack(key) {
      await write(({ run }) =>
        run('UPDATE limits SET remaining = remaining + 1 WHERE name = ?', hashOf(key)),
      );
    },
    async forgive(key) {
      await write(({ run }) => run('DELETE FROM limits WHERE name = ?', hashOf(key)));
    },
    isCounted: async (key) =>
      (await get('SELECT 1 AS known FROM limits WHERE name = ?', hashOf(key))) !== undefined,
  };
}
