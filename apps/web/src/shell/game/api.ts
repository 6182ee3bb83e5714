import type { ApiError, Body, Params, Reply, RouteName, Routes } from '@ragtag/protocol';
import { app as words } from '../words';

/**
 * The requests that the client makes. They are the protocol's own, as the compiler sees to; the schemas stay on
 * the server, and with them much that would have to be loaded.
 */
const paths = {
  me: ['GET', '/api/me'],
  setName: ['PUT', '/api/me'],
  makeLink: ['POST', '/api/me/link'],
  useLink: ['POST', '/api/me/link/use'],
  signUp: ['POST', '/api/account'],
  signIn: ['POST', '/api/account/sign-in'],
  changePassword: ['PUT', '/api/account/password'],
  waysBack: ['GET', '/api/account/recovery'],
  newCodes: ['POST', '/api/account/codes'],
  recover: ['POST', '/api/account/recover'],
  setMail: ['PUT', '/api/account/mail'],
  proveMail: ['POST', '/api/account/mail/prove'],
  forgotPassword: ['POST', '/api/account/forgot'],
  statistics: ['GET', '/api/me/statistics'],
  myData: ['GET', '/api/me/data'],
  deleteMe: ['POST', '/api/me/delete'],
  signOut: ['DELETE', '/api/me'],
  devices: ['GET', '/api/me/devices'],
  signOutDevice: ['DELETE', '/api/me/devices/{device}'],
  signOutEverywhere: ['DELETE', '/api/me/devices'],
  pushKey: ['GET', '/api/push'],
  setPush: ['PUT', '/api/me/push'],
  stopPush: ['POST', '/api/me/push/stop'],
  mySetups: ['GET', '/api/me/setups'],
  keepSetup: ['PUT', '/api/me/setups/{setup}'],
  removeSetup: ['DELETE', '/api/me/setups/{setup}'],
  myTables: ['GET', '/api/me/tables'],
  openTables: ['GET', '/api/tables'],
  createTable: ['POST', '/api/tables'],
  invited: ['GET', '/api/invites/{code}'],
  changeTable: ['PATCH', '/api/tables/{table}'],
  sit: ['POST', '/api/tables/{table}/seats/{seat}/sit'],
  addBot: ['PUT', '/api/tables/{table}/seats/{seat}/bot'],
  setSetup: ['PUT', '/api/tables/{table}/seats/{seat}/setup'],
  openSeat: ['DELETE', '/api/tables/{table}/seats/{seat}'],
  handOver: ['POST', '/api/tables/{table}/seats/{seat}/host'],
  closeTable: ['DELETE', '/api/tables/{table}'],
  leave: ['POST', '/api/tables/{table}/leave'],
  setWebhook: ['PUT', '/api/tables/{table}/webhook'],
  start: ['POST', '/api/tables/{table}/start'],
  rematch: ['POST', '/api/tables/{table}/rematch'],
  gameFile: ['GET', '/api/tables/{table}/file'],
} as const satisfies { readonly [N in RouteName]?: readonly [Routes[N]['method'], Routes[N]['path']] };

type KnownRoute = keyof typeof paths;

/** The server said no, or could not be reached. */
export class ApiFailure extends Error {
  constructor(
    readonly code: ApiError['error']['code'] | 'offline',
    message: string,
  ) {
    super(message);
    this.name = 'ApiFailure';
  }
}

type Input<N extends KnownRoute> = {
  readonly params?: Params<N>;
  readonly body?: Body<N>;
};

/** One request to the game server. */
export async function call<N extends KnownRoute>(
  name: N,
  { params, body }: Input<N> = {},
): Promise<Reply<N>> {
  const [method, path] = paths[name];
  const values = (params ?? {}) as Readonly<Record<string, string | number>>;
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key])));
  const response = await fetch(filled, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => undefined);
  const reply: unknown = await response?.json().catch(() => undefined);
  if (!response || reply === undefined) throw new ApiFailure('offline', words.unreachable);
  if (response.ok) return reply as Reply<N>;
  const error = (reply as Partial<ApiError>).error;
  throw new ApiFailure(error?.code ?? 'internal', error?.message ?? words.wrong);
}

/** Comes in as a guest unless the server knows us already. */
export async function comeIn(name: string): Promise<void> {
  const me = await call('me');
  if (me.name === null || (name && me.name !== name))
    await call('setName', { body: { name: name || 'Guest' } });
}
