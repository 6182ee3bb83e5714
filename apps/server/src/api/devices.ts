import type { GuestGames, Me, SignedIn } from '@ragtag/protocol';
import { Refused } from '../refused';
import { hashOf, newSecret, newUserId } from '../secrets';
import type { Store, User } from '../store/store';
import { bringGames, tablesOf } from './bring-games';
import type { Parts } from './context';

/** Who a device is, and how it becomes somebody else. */

/** Makes a guest and the secret that proves who it is. */
export async function addGuest(store: Store, name: string): Promise<{ user: User; secret: string }> {
  const user = { id: newUserId(), name };
  const secret = newSecret();
  await store.addUser(user, hashOf(secret), store.now());
  return { user, secret };
}

export async function meOf({ accounts }: Parts, user: User | null): Promise<Me> {
  return { name: user?.name ?? null, account: user && (await accounts.nameOf(user.id)) };
}

interface Device {
  readonly user: User | null;
  readonly session: string | null;
  setSession(secret: string | null): void;
}

/** A new secret for this device; the one it came with is worth nothing any more. */
export async function newSession(store: Store, person: string, device: Device): Promise<string> {
  const secret = newSecret();
  const old = device.session === null ? null : hashOf(device.session);
  await store.renewSession(person, old, hashOf(secret), store.now());
  device.setSession(secret);
  return secret;
}

/** The guest whose games are at stake when a device becomes somebody else. */
export async function guestWithGames(
  parts: Parts,
  device: Device,
  person?: string,
): Promise<User | undefined> {
  const { user } = device;
  if (!user || user.id === person || (await parts.accounts.nameOf(user.id)) !== null) return undefined;
  return (await tablesOf(parts.store, user)).length > 0 ? user : undefined;
}

export function refuseToGuess(): never {
  throw new Refused(
    'guest-has-games',
    'There are games on this device. Say whether to bring them along or to leave them.',
  );
}

/** Signs a device in as a person. */
export async function become(
  parts: Parts,
  device: Device,
  person: string,
  guestGames: GuestGames | undefined,
): Promise<SignedIn> {
  await parts.bans.demandWelcomePerson(person);
  const guest = await guestWithGames(parts, device, person);
  if (guest && guestGames === undefined) refuseToGuess();
  const moved =
    guest && guestGames === 'bring' ? await bringGames(parts, guest, person) : { brought: 0, left: 0 };
  await newSession(parts.store, person, device);
  return { ...(await meOf(parts, (await parts.store.user(person)) ?? null)), ...moved };
}
