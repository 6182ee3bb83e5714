import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fact } from '@ragtag/kernel';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app';
import { readConfig } from '../../src/config';
import { factsTold } from '../../src/games/told';
import { Rooms } from '../../src/rooms/rooms';
import { openStore } from '../../src/store/open';
import type { Store } from '../../src/store/store';
import type { State } from '../../src/tables/game';
import type { Home } from './homes';

export interface Served {
  readonly url: string;
  readonly app: FastifyInstance;
  /** The server's own store: what it knows and clients may not. */
  readonly store: Store;
  /** Every fact that a seat (null: a spectator) may read. */
  told(table: string, seat: number | null): Promise<Fact[]>;
  /** The game as it stands at a table. */
  state(table: string): Promise<State>;
  close(): Promise<void>;
}

/** Undefined for what is usual where nothing is set. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** No waiting and no limits that get in the way of a test. */
export const quick: Settings = {
  LOG_LEVEL: 'warn',
  HTTP_RATE: '1000000',
  SOCKET_RATE: '100000',
  SOCKETS_PER_ADDRESS: '10000',
  BOT_DELAY: '0-0',
  UNATTENDED_DELAY: '0',
  BOT_THINKING: '0',
  REACTION_TIME: '0',
};

export async function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'ragtag-'));
}

/** A server on a port of its own, in this process; without a folder or another home, on a database of its own. */
export async function serve(
  settings: Settings = {},
  home?: string | Home,
  writingThread?: URL,
): Promise<Served> {
  const dataDir = home === undefined ? await newFolder() : home;
  const place = typeof dataDir === 'string' ? { DATA_DIR: dataDir } : dataDir.settings;
  const config = readConfig({ ...quick, ...settings, ...place }, '/nowhere');
  const store = await openStore(config, writingThread);
  const app = await buildApp(config, store);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    app,
    store,
    told: async (id, seat) => {
      const table = await store.table(id);
      return table ? factsTold(store, table, seat, 0) : [];
    },
    state: async (id) => (await new Rooms(store, app.log).running(id)).state,
    async close() {
      await app.close();
      if (home === undefined) await rm(config.dataDir, { recursive: true, force: true });
    },
  };
}
