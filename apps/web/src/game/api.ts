import {
  type ApiError,
  type Body,
  type Params,
  pathOf,
  type Reply,
  type RouteName,
  routes,
} from '@ragtag/protocol';

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

type Input<N extends RouteName> = {
  readonly params?: Params<N>;
  readonly body?: Body<N>;
};

/** One request to the game server. */
export async function call<N extends RouteName>(name: N, { params, body }: Input<N> = {}): Promise<Reply<N>> {
  const { method, path } = routes[name];
  const response = await fetch(pathOf(path, params as Record<string, string | number> | undefined), {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => undefined);
  const reply: unknown = await response?.json().catch(() => undefined);
  if (!response || reply === undefined) throw new ApiFailure('offline', 'The game server cannot be reached.');
  if (response.ok) return reply as Reply<N>;
  const error = (reply as Partial<ApiError>).error;
  throw new ApiFailure(error?.code ?? 'internal', error?.message ?? 'Something went wrong.');
}

/** Comes in as a guest unless the server knows us already. */
export async function comeIn(name: string): Promise<void> {
  const me = await call('me');
  if (me.name === null || (name && me.name !== name))
    await call('setName', { body: { name: name || 'Guest' } });
}
