import type { RouteName } from '@ragtag/protocol';
import { forgetPerson } from '../accounts/forget';
import { demandGoodPassword } from '../accounts/passwords';
import { Refused } from '../refused';
import { hashOf } from '../secrets';
import { type Asking, demandUser, type Handlers, type Parts } from './context';
import { addGuest, become, guestWithGames, meOf, newSession, refuseToGuess } from './devices';

/** The account of whoever asks, who knows its password. */
async function demandPassword(parts: Parts, asking: Asking<RouteName>, password: string) {
  const user = demandUser(asking);
  const account = await parts.accounts.nameOf(user.id);
  if (account === null) throw new Refused('not-found', 'You have no account yet.');
  await parts.guessing.demandTry(account, asking.address);
  await parts.accounts.personOf(account, password);
  await parts.guessing.succeeded(account, asking.address);
  return { user, account };
}

export const accountHandlers: Handlers<
  | 'signUp'
  | 'signIn'
  | 'changePassword'
  | 'waysBack'
  | 'newCodes'
  | 'recover'
  | 'setMail'
  | 'proveMail'
  | 'forgotPassword'
  | 'deleteMe'
> = {
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
    await parts.guessing.succeeded(account, asking.address);
    return { ...(await meOf(parts, user)), codes: await parts.recovery.newCodes(user.id) };
  },

  async signIn(parts, asking) {
    const { account, password, guestGames } = asking.body;
    await parts.guessing.demandTry(account, asking.address);
    const person = await parts.accounts.personOf(account, password);
    await parts.guessing.succeeded(account, asking.address);
    return become(parts, asking, person, guestGames);
  },

  async changePassword(parts, asking) {
    const { user, account } = await demandPassword(parts, asking, asking.body.password);
    demandGoodPassword(asking.body.wanted, [account, user.name]);
    await parts.accounts.setPassword(user.id, asking.body.wanted);
    const secret = await newSession(parts.store, user.id, asking);
    await parts.store.removeOtherSessions(user.id, hashOf(secret));
    parts.hub.reconnect(user.id);
    return { name: user.name, account };
  },

  async waysBack(parts, asking) {
    return parts.recovery.waysOf(demandUser(asking).id);
  },

  async newCodes(parts, asking) {
    const { user } = await demandPassword(parts, asking, asking.body.password);
    return parts.recovery.newCodes(user.id);
  },

  async recover(parts, asking) {
    const { account, code, wanted, guestGames } = asking.body;
    await parts.guessing.demandTry(account, asking.address);
    demandGoodPassword(wanted, [account]);
    // Asked before the code is used up, so that it works after the answer.
    if (guestGames === undefined && (await guestWithGames(parts, asking))) refuseToGuess();
    const person = await parts.recovery.use(await parts.accounts.personNamed(account), code);
    await parts.guessing.succeeded(account, asking.address);
    await parts.accounts.setPassword(person, wanted);
    await parts.store.removeOtherSessions(person, null);
    parts.hub.reconnect(person);
    return become(parts, asking, person, guestGames);
  },

  async setMail(parts, asking) {
    const { password, mail } = asking.body;
    const { user } = await demandPassword(parts, asking, password);
    if (mail === null) await parts.store.setMail(user.id, null);
    else await parts.recovery.ask(user.id, mail);
    return parts.recovery.waysOf(user.id);
  },

  async proveMail(parts, asking) {
    const user = demandUser(asking);
    await parts.recovery.prove(user.id, asking.body.code);
    return parts.recovery.waysOf(user.id);
  },

  async forgotPassword(parts, asking) {
    const { account } = asking.body;
    await parts.guessing.demandReminder(account);
    await parts.recovery.remind(account, await parts.accounts.personNamed(account));
    return { sent: true };
  },

  async deleteMe(parts, asking) {
    const user = demandUser(asking);
    const hasAccount = (await parts.accounts.nameOf(user.id)) !== null;
    if (hasAccount) await demandPassword(parts, asking, asking.body.password ?? '');
    await forgetPerson(parts.store, parts.rooms, user);
    asking.setSession(null);
    parts.hub.reconnect(user.id);
    return { name: null, account: null };
  },
};
