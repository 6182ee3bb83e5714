import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config';
import { Refused } from '../refused';
import { hashOf } from '../secrets';
import { isPassedOn } from './proxy';

function knowsToken(metricsToken: string, { headers }: FastifyRequest): boolean {
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${metricsToken}`].map(hashOf);
  return timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/**
 * Whether a request was made on this machine, and not passed on by any proxy: one that leaves no other trace passes on the
 * name that the server has outside, or else pages could do nothing but where their origins are set.
 */
function isFromHere({ allowedOrigins }: Config, request: FastifyRequest): boolean {
  if (allowedOrigins.length > 0 || isPassedOn(request)) return false;
  const name = request.host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return isLoopback(request.ip) && (name === 'localhost' || isLoopback(name));
}

/**
 * How many messages have come and how many changes were stored tells, at a quiet server, when somebody answers in
 * secret. So the figures are for whoever keeps the server, and knows the token where there is one.
 */
export function demandKeeper(config: Config, request: FastifyRequest): void {
  const { metricsToken } = config;
  if (metricsToken === undefined ? isFromHere(config, request) : knowsToken(metricsToken, request)) return;
  throw new Refused('not-found', 'There is nothing here.');
}
