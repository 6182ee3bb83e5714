import type { Config } from '../config';
import { openSqliteStore } from './sqlite';
import type { Store } from './store';

export type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Opens what the settings name: a PostgreSQL database, or else SQLite in a folder, perhaps with a thread that writes. */
export async function openStore({ dataDir, databaseUrl }: Place, writingThread?: URL): Promise<Store> {
  if (databaseUrl === undefined) return openSqliteStore(dataDir, writingThread);
  const { openPostgresStore } = await import('./postgres');
  return openPostgresStore(databaseUrl);
}

/** The same for people, without who may enter it. */
export function whereIsStored({ dataDir, databaseUrl }: Place): string {
  if (databaseUrl === undefined) return `in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `at ${host}${pathname}`;
}
