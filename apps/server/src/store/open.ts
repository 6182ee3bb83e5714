import type { Config } from '../config';
import { openSqliteStore } from './sqlite';
import type { Store } from './store';

export type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Opens what the settings name: a PostgreSQL database, or else SQLite in a folder. */
export async function openStore({ dataDir, databaseUrl }: Place): Promise<Store> {
  if (databaseUrl === undefined) return openSqliteStore(dataDir);
  const { openPostgresStore } = await import('./postgres');
  return openPostgresStore(databaseUrl);
}

/** The same for people, without who may enter it. */
export function whereIsStored({ dataDir, databaseUrl }: Place): string {
  if (databaseUrl === undefined) return `in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `at ${host}${pathname}`;
}
