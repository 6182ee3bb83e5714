import type { KeptSetup } from '@ragtag/protocol';
import type { Setups } from '../store';
import type { Database, Row } from './database';

function setupIn({ id, game, setup, changed, version }: Row): KeptSetup {
  return {
    id: String(id),
    game: String(game),
    setup: JSON.parse(String(setup)),
    changed: Number(changed),
    version: Number(version),
  };
}

export function setupsIn({ get, all, write }: Database): Setups {
  return {
    async setupsOf(user) {
      const rows = await all(
        'SELECT id, game, setup, changed, version FROM setups WHERE "user" = ? ORDER BY changed DESC, id',
        user,
      );
      return rows.map(setupIn);
    },
    async countSetups(user, game) {
      const row = await get('SELECT count(*) AS n FROM setups WHERE "user" = ? AND game = ?', user, game);
      return Number(row?.n ?? 0);
    },
    keepSetup: (user, { id, game, setup, changed, version }) =>
      write(async ({ run }) => {
        const text = JSON.stringify(setup);
        const kept =
          version === 1
            ? await run(
                `INSERT INTO setups ("user", id, game, setup, changed, version) VALUES (?, ?, ?, ?, ?, 1)
                 ON CONFLICT DO NOTHING`,
                user,
                id,
                game,
                text,
                changed,
              )
            : await run(
                `UPDATE setups SET setup = ?, changed = ?, version = ?
                 WHERE "user" = ? AND id = ? AND game = ? AND version = ?`,
                text,
                changed,
                version,
                user,
                id,
                game,
                version - 1,
              );
        return kept > 0;
      }),
    async removeSetup(user, id) {
      await write(({ run }) => run('DELETE FROM setups WHERE "user" = ? AND id = ?', user, id));
    },
  };
}
