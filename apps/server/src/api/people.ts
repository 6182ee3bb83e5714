import { Refused } from '../refused';
import { hashOf, newSecret, newUserId } from '../secrets';
import type { Store, User } from '../store/store';
import { myTable } from '../tables/info';
import { seatOf } from '../tables/record';
import { demandUser, type Handlers } from './context';

const linkWorksFor = 15 * 60 * 1000;

/** Makes a guest and the secret that proves who it is. */
export async function addGuest(store: Store, name: string): Promise<{ user: User; secret: string }> {
  const user = { id: newUserId(), name };
  const secret = newSecret();
  await store.addUser(user, hashOf(secret), Date.now());
  return { user, secret };
}

export const people: Handlers<'me' | 'setName' | 'makeLink' | 'useLink' | 'signOut' | 'myTables'> = {
  me: async (_parts, { user }) => ({ name: user?.name ?? null }),

  async setName({ store }, { user, body: { name }, setSession }) {
    if (user) await store.rename(user.id, name);
    else setSession((await addGuest(store, name)).secret);
    return { name };
  },

  async makeLink({ store }, asking) {
    const user = demandUser(asking);
    const token = newSecret();
    const expires = Date.now() + linkWorksFor;
    await store.addLink(user.id, hashOf(token), expires);
    // After the #, so that the token is in no server's log.
    return { token, path: `/#/link/${token}`, expires };
  },

  async useLink({ store }, { body: { token }, setSession }) {
    const id = await store.takeLink(hashOf(token), Date.now());
    if (id === undefined)
      throw new Refused('not-found', 'This link has been used or is too old. Make a new one.');
    const secret = newSecret();
    await store.addSession(id, hashOf(secret), Date.now());
    setSession(secret);
    const user = await store.userOfSession(hashOf(secret));
    return { name: user?.name ?? null };
  },

  async signOut({ store }, { session, setSession }) {
    if (session !== null) await store.removeSession(hashOf(session));
    setSession(null);
    return { name: null };
  },

  async myTables({ store }, asking) {
    const user = demandUser(asking);
    const tables = await store.tablesOf(user.id, 100);
    return tables
      .filter(
        (table) => table.phase !== 'closed' && (table.host === user.id || seatOf(table, user.id) !== null),
      )
      .map((table) => myTable(table, user.id));
  },
};
