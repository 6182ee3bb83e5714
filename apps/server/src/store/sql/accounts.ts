import type { AccountRow, Accounts, AccountTable } from '../store';
import type { Database, Value, Writing } from './database';

const tableOf: Readonly<Record<AccountTable, string>> = { user: 'accounts', account: 'credentials' };
const columnsOf: Readonly<Record<AccountTable, readonly string[]>> = {
  user: ['id', 'name', 'email', 'emailVerified', 'person', 'createdAt', 'updatedAt'],
  account: ['id', 'userId', 'accountId', 'providerId', 'password', 'createdAt', 'updatedAt'],
};

/** The library writes names of columns in its own way. */
const quoted = (column: string) => `"${column}"`;

/** The columns of a row and their values. The library has more columns, for what we do not use: they are empty. */
function entriesOf(table: AccountTable, row: AccountRow): [string, Value][] {
  const entries = Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
  const unknown = entries.find(([column]) => !columnsOf[table].includes(column));
  if (unknown) throw new Error(`there is no column ${unknown[0]} in ${tableOf[table]}`);
  return entries;
}

function condition(entries: readonly [string, Value][]): string {
  return entries.map(([column]) => `${quoted(column)} = ?`).join(' AND ') || 'TRUE';
}

const values = (entries: readonly [string, Value][]) => entries.map(([, value]) => value);

function insert({ run }: Writing, table: AccountTable, row: AccountRow): Promise<number> {
  const entries = entriesOf(table, row);
  const columns = entries.map(([column]) => quoted(column));
  return run(
    `INSERT INTO ${tableOf[table]} (${columns}) VALUES (${columns.map(() => '?')}) ON CONFLICT DO NOTHING`,
    ...values(entries),
  );
}

export function accountsIn({ all, write }: Database): Accounts {
  return {
    addAccount: (user, credential) =>
      write(
        async (sql) =>
          (await insert(sql, 'user', user)) > 0 && (await insert(sql, 'account', credential)) > 0,
      ),
    async accountRows(table, where, limit) {
      const entries = entriesOf(table, where);
      const columns = columnsOf[table].map(quoted).join(', ');
      const query = `SELECT ${columns} FROM ${tableOf[table]} WHERE ${condition(entries)} LIMIT ?`;
      return (await all(query, ...values(entries), limit)) as AccountRow[];
    },
    changeAccountRows(table, where, changes) {
      const [sought, wanted] = [entriesOf(table, where), entriesOf(table, changes)];
      const settings = wanted.map(([column]) => `${quoted(column)} = ?`);
      return write(({ run }) =>
        run(
          `UPDATE ${tableOf[table]} SET ${settings} WHERE ${condition(sought)}`,
          ...values(wanted),
          ...values(sought),
        ),
      );
    },
  };
}
