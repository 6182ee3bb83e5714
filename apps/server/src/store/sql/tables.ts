import type { TableRecord } from '../../tables/record';
import { answersIn, stateIn } from '../packed';
import type { Keepers, Tables } from '../store';
import { writtenOnce } from '../written-once';
import type { Database, Row } from './database';

export function recordIn(row: Row): TableRecord {
  return { ...(JSON.parse(String(row.record)) as TableRecord), version: Number(row.version) };
}

const keptText = writtenOnce((value: object) => JSON.stringify(value));

/**
 * A record as it is stored with its game. Settings and seats are most of it, seldom change then, and never in place: they
 * are written once.
 */
export function recordInPlay(table: TableRecord): string {
  const rest = JSON.stringify({ ...table, settings: undefined, seats: undefined });
  return `${rest.slice(0, -1)},"settings":${keptText(table.settings)},"seats":${keptText(table.seats)}}`;
}

/** Whether a table is in the list that everybody sees. */
export function isListed({ phase, settings }: TableRecord): 0 | 1 {
  return settings.visibility === 'public' && (phase === 'lobby' || phase === 'playing') ? 1 : 0;
}

/** Those who have anything to do with a table. */
export function membersOf({ seats, host }: TableRecord): string[] {
  return [...new Set([...seats.flatMap(({ user }) => user ?? []), ...(host === '' ? [] : [host])])];
}

export function tablesIn({
  get,
  all,
}: Database): Pick<
  Tables,
  'table' | 'version' | 'tableWithGame' | 'tableInvited' | 'publicTables' | 'tablesOf'
> &
  Pick<Keepers, 'allTables'> {
  return {
    async table(id) {
      const row = await get('SELECT version, record FROM tables WHERE id = ?', id);
      return row && recordIn(row);
    },
    async version(id) {
      const row = await get('SELECT version FROM tables WHERE id = ?', id);
      return row && Number(row.version);
    },
    async tableWithGame(id) {
      const row = await get(
        'SELECT version, record, recent, state FROM tables LEFT JOIN games ON games.tbl = tables.id WHERE id = ?',
        id,
      );
      return row && { table: recordIn(row), state: stateIn(row.state), recent: answersIn(row.recent) };
    },
    async tableInvited(code) {
      const row = await get('SELECT version, record FROM tables WHERE invite = ?', code);
      return row && recordIn(row);
    },
    allTables: async () =>
      (await all('SELECT version, record FROM tables ORDER BY changed DESC')).map(recordIn),
    publicTables: async (since, limit) =>
      (
        await all(
          'SELECT version, record FROM tables WHERE listed = 1 AND changed > ? ORDER BY changed DESC LIMIT ?',
          since,
          limit,
        )
      ).map(recordIn),
    tablesOf: async (user, limit) =>
      (
        await all(
          `SELECT version, record FROM members JOIN tables ON tables.id = members.tbl WHERE "user" = ?
           ORDER BY changed DESC LIMIT ?`,
          user,
          limit,
        )
      ).map(recordIn),
  };
}
