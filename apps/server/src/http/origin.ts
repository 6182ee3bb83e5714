import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { Refused } from '../refused';

/** Pages of other sites may not use a visitor's cookie here, by request or by socket. */
export function demandOwnOrigin(config: Config, request: FastifyRequest): void {
  const { origin } = request.headers;
  const isSocket = request.headers.upgrade !== undefined;
  if (origin === undefined || (request.method === 'GET' && !isSocket)) return;
  if (config.allowedOrigins.includes(origin)) return;
  if (URL.canParse(origin) && new URL(origin).host === request.host) return;
  throw new Refused('forbidden', 'Requests from other sites are not taken.');
}
