import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config';
import { Refused } from '../refused';
import { hashOf } from '../secrets';
import { isPassedOn } from './proxy';

function knowsToken({ metricsToken }: Config, { headers }: FastifyRequest): boolean {
  if (metricsToken === undefined) return false;
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${metricsToken}`].map(hashOf);
  return timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}

/** Whether a request was made on this machine, and not passed on by any proxy. */
function isFromHere(request: FastifyRequest): boolean {
  if (isPassedOn(request)) return false;
  return ipaddr.isValid(request.ip) && ipaddr.process(request.ip).range() === 'loopback';
}

/**
 * How many messages have come and how many changes were stored tells, at a quiet server, when somebody answers in
 * secret. So the figures are for whoever keeps the server.
 */
export function demandKeeper(config: Config, request: FastifyRequest): void {
  if (isFromHere(request) || knowsToken(config, request)) return;
  throw new Refused('not-found', 'There is nothing here.');
}
