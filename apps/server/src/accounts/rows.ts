import type { CleanedWhere } from 'better-auth/adapters';
import { createAdapterFactory } from 'better-auth/adapters';
import type { AccountRow, Accounts, AccountTable } from '../store/store';

const tables: readonly string[] = ['user', 'account'] satisfies AccountTable[];

/** Sessions are our own, for guests and accounts alike, so those of the library are not kept. */
function isKept(model: string): model is AccountTable {
  return tables.includes(model);
}

/** Only rows with exactly these values are ever looked for; anything else is a change of the library to look at. */
function equal(where: readonly CleanedWhere[] = []): AccountRow {
  const row: Record<string, string | number | null> = {};
  for (const { field, value, operator, connector } of where) {
    const plain = value === null || typeof value === 'string' || typeof value === 'number';
    if (operator !== 'eq' || connector !== 'AND' || !plain) {
      throw new Error(`accounts cannot be looked up by ${field} ${operator}`);
    }
    row[field] = value;
  }
  return row;
}

export class AccountTaken extends Error {}

/** Lets the library keep its accounts in our store. */
export function rowsIn(store: Accounts) {
  /** The library adds an account in two steps; it is stored in one, when its password is there. */
  const waiting = new Map<string, AccountRow>();

  async function addTogether(credential: AccountRow): Promise<void> {
    const id = String(credential.userId);
    const user = waiting.get(id);
    waiting.delete(id);
    if (!user) throw new Error('a password came without its account');
    if (!(await store.addAccount(user, credential))) throw new AccountTaken();
  }

  return createAdapterFactory({
    config: {
      adapterId: 'ragtag',
      supportsBooleans: false,
      supportsDates: false,
      supportsJSON: false,
      supportsArrays: false,
      transaction: false,
    },
    adapter: () => ({
      async create({ model, data }) {
        const row = data as AccountRow;
        if (model === 'user') waiting.set(String(row.id), row);
        if (model === 'account') await addTogether(row);
        return data;
      },
      findOne: async <T>({ model, where }: { model: string; where: CleanedWhere[] }) =>
        isKept(model) ? (((await store.accountRows(model, equal(where), 1))[0] ?? null) as T | null) : null,
      findMany: async <T>({
        model,
        where,
        limit,
      }: {
        model: string;
        where?: CleanedWhere[];
        limit: number;
      }) => (isKept(model) ? await store.accountRows(model, equal(where), limit) : []) as T[],
      async update<T>({ model, where, update }: { model: string; where: CleanedWhere[]; update: T }) {
        if (!isKept(model)) return null;
        await store.changeAccountRows(model, equal(where), update as AccountRow);
        return ((await store.accountRows(model, equal(where), 1))[0] ?? null) as T | null;
      },
      updateMany: async ({ model, where, update }) =>
        isKept(model) ? store.changeAccountRows(model, equal(where), update as AccountRow) : 0,
      async delete() {
        throw new Error('accounts are not deleted');
      },
      async deleteMany() {
        return 0;
      },
      count: async ({ model, where }) =>
        isKept(model) ? (await store.accountRows(model, equal(where), 1000)).length : 0,
    }),
  });
}
