import type { AccountRow, Accounts, AccountTable } from '../store';
import type { ReadingConnection, Value, WritingConnection } from './database';
import type { Writer } from './writer';

const tableOf: Readonly<Record<AccountTable, string>> = { user: 'accounts', account: 'credentials' };
const columnsOf: Readonly<Record<AccountTable, readonly string[]>> = {
  user: ['id', 'name', 'email', 'emailVerified', 'person', 'createdAt', 'updatedAt'],
  account: ['id', 'userId', 'accountId', 'providerId', 'password', 'createdAt', 'updatedAt'],
};

/** The columns of a row and their values. The library has more columns, for what we do not use: they are empty. */
function entriesOf(table: AccountTable, row: AccountRow): [string, Value][] {
  const entries = Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
  const unknown = entries.find(([column]) => !columnsOf[table].includes(column));
  if (unknown) throw new Error(`there is no column ${unknown[0]} in ${tableOf[table]}`);
  return entries;
}

function condition(entries: readonly [string, Value][]): string {
  return entries.map(([column]) => `${column} = ?`).join(' AND ') || 'TRUE';
}

const values = (entries: readonly [string, Value][]) => entries.map(([, value]) => value);

export function accountsIn(reading: ReadingConnection, writing: WritingConnection, writer: Writer): Accounts {
  async function insertion(table: AccountTable, row: AccountRow) {
    const entries = entriesOf(table, row);
    const columns = entries.map(([column]) => column);
    const statement = await writing.prepare(
      `INSERT OR IGNORE INTO ${tableOf[table]} (${columns}) VALUES (${columns.map(() => '?')})`,
    );
    return () => statement.run(...values(entries)).changes;
  }
  return {
    async addAccount(user, credential) {
      const [addUser, addCredential] = [
        await insertion('user', user),
        await insertion('account', credential),
      ];
      return writer.write(() => addUser() > 0 && addCredential() > 0);
    },
    async accountRows(table, where, limit) {
      const entries = entriesOf(table, where);
      const columns = columnsOf[table].join(', ');
      const query = `SELECT ${columns} FROM ${tableOf[table]} WHERE ${condition(entries)} LIMIT ?`;
      return reading.prepare(query).all(...values(entries), limit) as AccountRow[];
    },
    async changeAccountRows(table, where, changes) {
      const [sought, wanted] = [entriesOf(table, where), entriesOf(table, changes)];
      const settings = wanted.map(([column]) => `${column} = ?`);
      const statement = await writing.prepare(
        `UPDATE ${tableOf[table]} SET ${settings} WHERE ${condition(sought)}`,
      );
      return writer.write(() => statement.run(...values(wanted), ...values(sought)).changes);
    },
  };
}
