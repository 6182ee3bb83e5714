import { normalizeIP } from '@fastify/rate-limit';
import { type Me, type Route, type RouteName, routes } from '@ragtag/protocol';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { handlers } from '../api';
import type { Asking, Handler, Parts } from '../api/context';
import { Refused } from '../refused';
import { sessionOf, setSession, userOf } from './session';

/** Requests per minute and address, for what costs most or is worth guessing; a whole class may have one address. */
const stricter: Partial<Record<RouteName, number>> = {
  setName: 60,
  playNow: 60,
  createTable: 30,
  rematch: 30,
  makeLink: 20,
  useLink: 20,
  signUp: 10,
  signIn: 20,
  recover: 10,
  newCodes: 10,
  setMail: 5,
  proveMail: 10,
  forgotPassword: 5,
  deleteMe: 10,
  myData: 10,
  changePassword: 10,
  setPush: 20,
  invited: 60,
};

/** What makes a device somebody, for the log. */
const comingIn: ReadonlySet<RouteName> = new Set<RouteName>([
  'signUp',
  'signIn',
  'recover',
  'useLink',
  'changePassword',
]);

/** What an address names; one that nothing can have leads nowhere. */
function placeIn<P extends NonNullable<Route['params']>>(params: P, given: unknown): z.infer<P> {
  const read = params.safeParse(given);
  if (!read.success) throw new Refused('not-found', read.error.issues[0].message);
  return read.data;
}

/** Every request of the protocol, checked at the door. */
export function apiRoutes(app: FastifyInstance, parts: Parts): void {
  const share = parts.config.httpRate / 600;
  for (const [name, route] of Object.entries(routes) as [RouteName, Route][]) {
    const handle = handlers[name] as Handler<RouteName>;
    const most = stricter[name];
    app.route({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ':$1'),
      config:
        most === undefined ? {} : { rateLimit: { max: Math.ceil(most * share), timeWindow: '1 minute' } },
      async handler(request, reply) {
        const address = normalizeIP(request.ip);
        const user = await userOf(parts.store, request);
        await parts.bans.demandWelcome(user, address);
        const asking = {
          user,
          session: sessionOf(request),
          address,
          params: route.params && placeIn(route.params, request.params),
          query: route.query?.parse(request.query),
          body: route.body?.parse(request.body ?? {}),
          setSession: (secret: string | null) => setSession(request, reply, secret),
        };
        reply.header('cache-control', 'no-store');
        const done = await handle(parts, asking as Asking<RouteName>);
        if (comingIn.has(name)) request.log.info({ address, account: (done as Me).account }, name);
        return done;
      },
    });
  }
}
