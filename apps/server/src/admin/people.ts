import { normalizeIP } from '@fastify/rate-limit';
import ipaddr from 'ipaddr.js';
import { AccountBook } from '../accounts/accounts';
import { dataOf } from '../accounts/data';
import { forgetPerson } from '../accounts/forget';
import type { Rooms } from '../rooms/rooms';
import { newSecret } from '../secrets';
import type { Store, User } from '../store/store';
import { CannotDo, when } from './cannot-do';

const day = 24 * 3600 * 1000;

/** Somebody by the name of an account, or by the id that `show` tells of guests. */
async function personCalled(store: Store, name: string): Promise<User> {
  const id = (await new AccountBook(store).personNamed(name)) ?? name;
  const user = await store.user(id);
  if (!user) throw new CannotDo(`There is no account ${name}, and nobody with this id.`);
  return user;
}

export async function resetPassword(store: Store, account: string): Promise<string> {
  const accounts = new AccountBook(store);
  const person = await accounts.personNamed(account);
  if (person === undefined) throw new CannotDo(`There is no account ${account}.`);
  const password = newSecret().slice(0, 16);
  await accounts.setPassword(person, password);
  await store.removeOtherSessions(person, null);
  return `The password of ${account} is now ${password}. All devices are signed out.`;
}

async function subjectOf(store: Store, name: string): Promise<string> {
  return ipaddr.isValid(name) ? normalizeIP(name) : (await personCalled(store, name)).id;
}

export async function ban(store: Store, name: string, days?: string): Promise<string> {
  if (days !== undefined && !(Number(days) > 0)) throw new CannotDo('For how many days?');
  const subject = await subjectOf(store, name);
  const now = store.now();
  const until = days === undefined ? null : now + Number(days) * day;
  await store.ban(subject, now, until);
  if (!ipaddr.isValid(name)) await store.removeOtherSessions(subject, null);
  return `${name} is not let in ${until === null ? 'any more' : `until ${when(until)}`}.`;
}

export async function unban(store: Store, name: string): Promise<string> {
  const lifted = await store.unban(await subjectOf(store, name));
  return lifted ? `${name} is let in again.` : `${name} was not banned.`;
}

export async function listBans(store: Store): Promise<string> {
  const bans = await store.bans(store.now());
  const lines = await Promise.all(
    bans.map(async ({ subject, since, until }) => {
      const name = (await store.user(subject))?.name ?? '';
      return `${subject}  ${name}  since ${when(since)}, ${until === null ? 'for good' : `until ${when(until)}`}`;
    }),
  );
  return [...lines, `${bans.length} bans`].join('\n');
}

/** What is kept about somebody, for them. */
export async function exportPerson(store: Store, name: string): Promise<string> {
  return JSON.stringify(
    await dataOf(store, new AccountBook(store), await personCalled(store, name)),
    null,
    2,
  );
}

export async function deletePerson(store: Store, rooms: Rooms, name: string): Promise<string> {
  await forgetPerson(store, rooms, await personCalled(store, name));
  return `${name} is forgotten. Their seats are bots' now, under another name.`;
}
