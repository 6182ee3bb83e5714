import type { Store, User } from '../store/store';
import { seatOf, type TableRecord } from '../tables/record';
import type { Parts } from './context';

const mostTables = 100;

/** The tables of a person that are of any interest. */
export async function tablesOf(store: Store, { id }: User): Promise<TableRecord[]> {
  const tables = await store.tablesOf(id, mostTables);
  return tables.filter(
    (table) => table.phase !== 'closed' && (table.host === id || seatOf(table, id) !== null),
  );
}

/** Gives everything a guest has at a table to a person; not where both have a seat, for nobody plays two. */
function handedOver(table: TableRecord, from: string, to: string): TableRecord | undefined {
  if (seatOf(table, from) !== null && seatOf(table, to) !== null) return undefined;
  const copy = structuredClone(table);
  for (const seat of copy.seats) if (seat.user === from) seat.user = to;
  if (copy.host === from) copy.host = to;
  return copy;
}

/**
 * A guest turns out to be somebody with an account: seats and tables go to that person. Other devices do not, for
 * who is a guest may have been so by a link of somebody else, who must not come into the account by it.
 */
export async function bringGames(
  { store, rooms, hub }: Parts,
  guest: User,
  person: string,
): Promise<{ brought: number; left: number }> {
  const counts = { brought: 0, left: 0 };
  for (const { id } of await tablesOf(store, guest)) {
    const moved = await rooms.change(id, (loaded) => {
      const table = handedOver(loaded.table, guest.id, person);
      return { result: table !== undefined, table };
    });
    counts[moved ? 'brought' : 'left']++;
  }
  hub.reconnect(guest.id);
  return counts;
}
