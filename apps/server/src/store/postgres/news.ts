import type { TableVersion } from '../store';

/** The channel on which servers tell each other what has changed. */
export const channel = 'ragtag';

const table = "concat_ws(',', id, version, said, coalesce(keeper, ''))";

/** Tells of all the rows of a statement at once; its first value is who tells. */
export const announcement = `pg_notify('${channel}', ?::text || '|' || string_agg(${table}, ';'))::text`;

export interface TableNews extends TableVersion {
  /** The server that does what is due there. */
  readonly keeper: string | null;
}

/** Tables as a notification lists them. */
export function newsIn(list: string): TableNews[] {
  return list
    .split(';')
    .filter(Boolean)
    .map((each) => {
      const [id, version, said, keeper] = each.split(',');
      return { id, version: Number(version), said: Number(said), keeper: keeper || null };
    });
}
