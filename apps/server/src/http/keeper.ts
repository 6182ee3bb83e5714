import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config';
import { Refused } from '../refused';
import { hashOf } from '../secrets';

function knowsToken({ metricsToken }: Config, { headers }: FastifyRequest): boolean {
  if (metricsToken === undefined) return false;
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${metricsToken}`].map(hashOf);
  return timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}

/** Whether a request was made on this machine, and not passed on by a proxy that is not trusted. */
function isFromHere({ ip, headers }: FastifyRequest, { trustProxy }: Config): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (isPassedOn && trustProxy.length === 0) return false;
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback';
}

/**
 * How many messages have come and how many changes were stored tells, at a quiet server, when somebody answers in
 * secret. So the figures are for whoever keeps the server.
 */
export function demandKeeper(config: Config, request: FastifyRequest): void {
  if (isFromHere(request, config) || knowsToken(config, request)) return;
  throw new Refused('not-found', 'There is nothing here.');
}
