import type pg from 'pg';
import { newSecret } from '../../secrets';
import { partsIn } from '../sql';
import type { Store } from '../store';
import { addingIn, Commits } from './commits';
import { newClient, newPool } from './connections';
import { Keeping, versionsIn } from './keeping';
import { migrate } from './migrations';
import { Node } from './node';
import { PresenceElsewhere } from './presence';
import { sqlIn } from './sql';

/** Connections of one server, beside one for batches of changes and one to listen. */
const connections = 8;

/** The store in a PostgreSQL database, for as many servers as it carries. */
export async function openPostgresStore(url: string): Promise<Store> {
  const id = newSecret().slice(0, 8);
  const keeping = new Keeping(id);
  const pool = newPool(url, connections);
  const batchPool = newPool(url, 1);
  const presence = new PresenceElsewhere(pool, id);
  const node = new Node(url, id, keeping, presence);
  try {
    await migrate(pool);
    await node.start();
  } catch (error) {
    await Promise.allSettled([pool.end(), batchPool.end(), node.stop()]);
    throw error;
  }
  const sql = sqlIn(pool, id);
  const now = () => node.clock.now();
  const commits = new Commits(batchPool, id, keeping, () => node.doubt());
  return {
    now,
    reachedAt: () => node.reachedAt,
    async check() {
      await sql.get('SELECT 1');
    },
    ...partsIn(sql, now),
    ...addingIn(sql),
    commit: commits.commit,
    versions: versionsIn(pool, keeping),
    due: keeping.due(sql),
    keeps: keeping.keeps,
    async compact() {
      const client = newClient(url);
      await client.connect();
      await client.query({ text: 'VACUUM', query_timeout: 0 } as pg.QueryConfig);
      await client.end();
    },
    async room() {
      const row = await sql.get('SELECT pg_database_size(current_database()) AS used');
      return { used: Number(row?.used) };
    },
    follow: node.follow,
    present: presence.present,
    presentElsewhere: presence.elsewhere,
    async close() {
      await Promise.all([commits.idle(), presence.idle()]);
      await node.stop();
      await Promise.all([pool.end(), batchPool.end()]);
    },
  };
}
