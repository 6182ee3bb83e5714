import type { SignedInDevice } from '@ragtag/protocol';
import { dataOf } from '../accounts/data';
import { Refused } from '../refused';
import { hashOf, newSecret } from '../secrets';
import { statisticsOf } from '../standings/results';
import type { User } from '../store/store';
import { myTable } from '../tables/info';
import { tablesOf } from './bring-games';
import { demandUser, type Handlers, type Parts } from './context';
import { addGuest, become, guestWithGames, meOf, refuseToGuess } from './devices';

const linkWorksFor = 15 * 60 * 1000;

/** Part of what is stored of a device's secret, which leads back to nothing. */
const idOf = (sessionHash: string) => sessionHash.slice(0, 12);

async function devicesOf({ store }: Parts, user: User, session: string | null): Promise<SignedInDevice[]> {
  const current = session === null ? undefined : hashOf(session);
  return (await store.sessionsOf(user.id)).map(({ hash, created, seen }) => ({
    id: idOf(hash),
    since: created,
    seen,
    current: hash === current,
  }));
}

export const people: Handlers<
  | 'me'
  | 'setName'
  | 'makeLink'
  | 'useLink'
  | 'signOut'
  | 'devices'
  | 'signOutDevice'
  | 'signOutEverywhere'
  | 'myTables'
  | 'statistics'
  | 'myData'
> = {
  async me(parts, { user, session }) {
    if (user && session !== null) await parts.store.seeSession(hashOf(session), parts.store.now());
    return meOf(parts, user);
  },

  devices: async (parts, asking) => devicesOf(parts, demandUser(asking), asking.session),

  async signOutDevice(parts, asking) {
    const user = demandUser(asking);
    const sessions = await parts.store.sessionsOf(user.id);
    const session = sessions.find(({ hash }) => idOf(hash) === asking.params.device);
    if (!session) throw new Refused('not-found', 'There is no such device.');
    await parts.store.removeSession(session.hash);
    parts.hub.reconnect(user.id);
    return devicesOf(parts, user, asking.session);
  },

  async signOutEverywhere({ store, hub }, asking) {
    const user = demandUser(asking);
    await store.removeOtherSessions(user.id, null);
    asking.setSession(null);
    hub.reconnect(user.id);
    return { name: null, account: null };
  },

  async setName(parts, { user, body: { name }, setSession }) {
    if (user) {
      await parts.store.rename(user.id, name);
      return { ...(await meOf(parts, user)), name };
    }
    setSession((await addGuest(parts.store, name)).secret);
    return { name, account: null };
  },

  async makeLink({ store }, asking) {
    const user = demandUser(asking);
    const token = newSecret();
    const expires = store.now() + linkWorksFor;
    await store.addLink(user.id, hashOf(token), expires);
    // After the #, so that the token is in no server's log.
    return { token, path: `/#/link/${token}`, expires };
  },

  async useLink(parts, asking) {
    const { token, guestGames } = asking.body;
    // Asked before the link is used up, so that it works after the answer.
    if (guestGames === undefined && (await guestWithGames(parts, asking))) refuseToGuess();
    const id = await parts.store.takeLink(hashOf(token), parts.store.now());
    if (id === undefined)
      throw new Refused('not-found', 'This link has been used or is too old. Make a new one.');
    return become(parts, asking, id, guestGames);
  },

  async signOut({ store, hub }, { user, session, setSession }) {
    if (session !== null) await store.removeSession(hashOf(session));
    setSession(null);
    if (user) hub.reconnect(user.id);
    return { name: null, account: null };
  },

  async myTables({ store }, asking) {
    const user = demandUser(asking);
    return (await tablesOf(store, user)).map((table) => myTable(table, user.id));
  },

  statistics: (parts, asking) => statisticsOf(parts.store, demandUser(asking).id),
  myData: (parts, asking) => dataOf(parts.store, parts.accounts, demandUser(asking)),
};
