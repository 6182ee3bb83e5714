import type { Games } from '../store/store';
import { type Fact, moduleOf } from '../tables/game';
import type { TableRecord } from '../tables/record';

/** The facts of a table's game that a seat (null: a spectator) may read, leaving out the first ones. */
export async function factsTold(
  store: Games,
  table: TableRecord,
  seat: number | null,
  skip: number,
): Promise<Fact[]> {
  const stored = await store.facts(table.id, seat, skip);
  return stored.map(moduleOf(table).loadFact);
}
