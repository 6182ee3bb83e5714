import { describe, inject } from 'vitest';
import { type Home, newPostgresHome, newSqliteHome } from './homes';

const postgres = inject('postgres');

/** Runs the same tests on every kind of store. */
export function onEachStore(tests: (newHome: () => Promise<Home>) => void): void {
  describe('on SQLite', () => tests(newSqliteHome));
  describe.skipIf(postgres === null)('on PostgreSQL', () => tests(() => newPostgresHome(postgres ?? '')));
}
