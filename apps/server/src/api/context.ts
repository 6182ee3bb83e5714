import type { Body, Params, Query, Reply, RouteName } from '@ragtag/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { AccountBook } from '../accounts/accounts';
import type { BanList } from '../accounts/ban-list';
import type { Guessing } from '../accounts/guessing';
import type { AccountRecovery } from '../accounts/recovery';
import type { Config } from '../config';
import type { Pushes } from '../notify/pushes';
import type { Paces } from '../paces';
import { Refused } from '../refused';
import type { Outage } from '../rooms/outage';
import type { Rooms } from '../rooms/rooms';
import type { BotGames } from '../rooms/unattended';
import type { Hub } from '../socket/hub';
import type { Store, User } from '../store/store';

/** What the server is made of. */
export interface Parts {
  readonly config: Config;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly accounts: AccountBook;
  readonly recovery: AccountRecovery;
  readonly bans: BanList;
  readonly guessing: Guessing;
  readonly paces: Paces;
  readonly botGames: BotGames;
  readonly pushes: Pushes;
  readonly outage: Outage;
  readonly log: FastifyBaseLogger;
}

/** A request that passed the door: everything in it has the form the protocol asks for. */
export interface Asking<N extends RouteName> {
  readonly user: User | null;
  /** The secret of the cookie it came with. */
  readonly session: string | null;
  /** Where it came from; one for a whole household. */
  readonly address: string;
  readonly params: Params<N>;
  readonly query: Query<N>;
  readonly body: Body<N>;
  /** Gives the client a new cookie, or takes it away. */
  setSession(secret: string | null): void;
}

export type Handler<N extends RouteName> = (parts: Parts, asking: Asking<N>) => Promise<Reply<N>>;
export type Handlers<N extends RouteName = RouteName> = { readonly [Name in N]: Handler<Name> };

export function demandUser({ user }: { readonly user: User | null }): User {
  if (!user) throw new Refused('not-signed-in', 'Choose a name first.');
  return user;
}
