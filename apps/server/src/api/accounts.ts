import { demandGoodPassword } from '../accounts/passwords';
import { Refused } from '../refused';
import { hashOf } from '../secrets';
import { demandUser, type Handlers } from './context';
import { addGuest, become, meOf, newSession } from './devices';

export const accountHandlers: Handlers<'signUp' | 'signIn' | 'changePassword'> = {
  async signUp(parts, asking) {
    const { account, password, name = account } = asking.body;
    demandGoodPassword(password, [account, name, asking.user?.name]);
    let { user } = asking;
    if (user && (await parts.accounts.nameOf(user.id)) !== null) {
      throw new Refused('wrong-phase', 'You have an account already. Sign out first.');
    }
    const add = (person: string) =>
      parts.guessing.signingUp(asking.address, () => parts.accounts.add(account, password, person));
    if (user) {
      await add(user.id);
      await newSession(parts.store, user.id, asking);
    } else {
      const guest = await addGuest(parts.store, name);
      user = guest.user;
      await add(user.id);
      asking.setSession(guest.secret);
    }
    return meOf(parts, user);
  },

  async signIn(parts, asking) {
    const { account, password, guestGames } = asking.body;
    await parts.guessing.demandTry(account, asking.address);
    const person = await parts.accounts.personOf(account, password);
    await parts.guessing.succeeded(account, asking.address);
    return become(parts, asking, person, guestGames);
  },

  async changePassword(parts, asking) {
    const user = demandUser(asking);
    const account = await parts.accounts.nameOf(user.id);
    if (account === null) throw new Refused('not-found', 'You have no account yet.');
    await parts.guessing.demandTry(account, asking.address);
    await parts.accounts.personOf(account, asking.body.password);
    await parts.guessing.succeeded(account, asking.address);
    demandGoodPassword(asking.body.wanted, [account, user.name]);
    await parts.accounts.setPassword(user.id, asking.body.wanted);
    const secret = await newSession(parts.store, user.id, asking);
    await parts.store.removeOtherSessions(user.id, hashOf(secret));
    parts.hub.reconnect(user.id);
    return { name: user.name, account };
  },
};
