import { Refused } from '../refused';
import { hashOf, newSecret } from '../secrets';
import { myTable } from '../tables/info';
import { tablesOf } from './bring-games';
import { demandUser, type Handlers } from './context';
import { addGuest, become, guestWithGames, meOf, refuseToGuess } from './devices';

const linkWorksFor = 15 * 60 * 1000;

export const people: Handlers<'me' | 'setName' | 'makeLink' | 'useLink' | 'signOut' | 'myTables'> = {
  me: (parts, { user }) => meOf(parts, user),

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
    const expires = Date.now() + linkWorksFor;
    await store.addLink(user.id, hashOf(token), expires);
    // After the #, so that the token is in no server's log.
    return { token, path: `/#/link/${token}`, expires };
  },

  async useLink(parts, asking) {
    const { token, guestGames } = asking.body;
    // Asked before the link is used up, so that it works after the answer.
    if (guestGames === undefined && (await guestWithGames(parts, asking))) refuseToGuess();
    const id = await parts.store.takeLink(hashOf(token), Date.now());
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
};
