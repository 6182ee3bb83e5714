import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { Refused } from '../refused';

/**
 * A name that leads here though nobody gave it to this server: somebody else's page could pose as ours under it. Whether
 * it is ready is told under any name, for proxies ask each server by its own.
 */
export function demandOwnHost({ allowedHosts }: Config, { host, routeOptions }: FastifyRequest): void {
  if (allowedHosts.length === 0 || routeOptions.url === '/ready') return;
  if (allowedHosts.includes(host.replace(/:\d+$/, '').toLowerCase())) return;
  throw new Refused('not-found', 'There is nothing here.');
}

/** Where the page's sockets lead: to where it came from. */
export function ownSockets({ headers: { host } }: IncomingMessage): string {
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** Pages of other sites may not use a visitor's cookie here, by request or by socket. */
export function demandOwnOrigin(config: Config, request: FastifyRequest): void {
  const { origin } = request.headers;
  const isSocket = request.headers.upgrade !== undefined;
  if (origin === undefined || (request.method === 'GET' && !isSocket)) return;
  if (config.allowedOrigins.includes(origin)) return;
  if (URL.canParse(origin) && new URL(origin).host === request.host) return;
  throw new Refused('forbidden', 'Requests from other sites are not taken.');
}
