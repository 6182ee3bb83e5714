import { limits } from '@ragtag/protocol';
import { Refused } from '../refused';
import { newSecret } from '../secrets';
import type { Store } from '../store/store';

/** Accounts have names; the library wants addresses. Nothing is ever sent to this one, nor could it be. */
const domain = '@account.invalid';

/** The library, set up for this store. It is loaded when somebody first needs it: most people are guests. */
async function openLibrary(store: Store) {
  const [{ betterAuth }, { rowsIn }] = await Promise.all([import('better-auth/minimal'), import('./rows')]);
  return betterAuth({
    database: rowsIn(store),
    secret: await store.keep('account-secret', newSecret()),
    baseURL: 'http://localhost',
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.passwordLeast,
      maxPasswordLength: limits.password,
    },
    user: { additionalFields: { person: { type: 'string', required: true, input: true } } },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

type Library = Awaited<ReturnType<typeof openLibrary>>;

/** What the library says no with. */
function codeOf(error: unknown): string | undefined {
  const { body } = error as { readonly body?: { readonly code?: unknown } };
  return typeof body?.code === 'string' ? body.code : undefined;
}

/**
 * Accounts: a name and a password that lead to a person, on any device. Passwords are the library's business
 * alone. It is never reached from outside: requests come in through our own door, and sessions are our own.
 */
export class AccountBook {
  readonly #store: Store;
  #library: Promise<Library> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  #open(): Promise<Library> {
    this.#library ??= openLibrary(this.#store);
    return this.#library;
  }

  /** The name of a person's account. */
  async nameOf(person: string): Promise<string | null> {
    const [row] = await this.#store.accountRows('user', { person }, 1);
    return row ? String(row.email).slice(0, -domain.length) : null;
  }

  /** The person of an account. */
  async personNamed(account: string): Promise<string | undefined> {
    const [row] = await this.#store.accountRows('user', { email: account.toLowerCase() + domain }, 1);
    return row && String(row.person);
  }

  async add(account: string, password: string, person: string): Promise<void> {
    const { api } = await this.#open();
    try {
      await api.signUpEmail({ body: { email: account + domain, name: account, password, person } });
    } catch (error) {
      const { AccountTaken } = await import('./rows');
      const taken = error instanceof AccountTaken || codeOf(error)?.startsWith('USER_ALREADY_EXISTS');
      if (!taken) throw error;
      throw new Refused('name-taken', 'Somebody has an account with this name. Choose another, or sign in.');
    }
  }

  /** The person behind a name and a password. */
  async personOf(account: string, password: string): Promise<string> {
    const { api } = await this.#open();
    try {
      const { user } = await api.signInEmail({ body: { email: account + domain, password } });
      return user.person;
    } catch (error) {
      if (codeOf(error) !== 'INVALID_EMAIL_OR_PASSWORD') throw error;
      throw new Refused('wrong-password', 'There is no account with this name and this password.');
    }
  }

  async setPassword(person: string, password: string): Promise<void> {
    const { password: words, internalAdapter } = await (await this.#open()).$context;
    const [row] = await this.#store.accountRows('user', { person }, 1);
    if (row) await internalAdapter.updatePassword(String(row.id), await words.hash(password));
  }
}
