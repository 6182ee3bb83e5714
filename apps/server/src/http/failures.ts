import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { Refused } from '../refused';
import { NotStored } from '../store/store';

const sayAgainAfter = 10_000;
let lastSaid = Number.NEGATIVE_INFINITY;

/** A full disk is one fault, however many it is told to, and its cause says all: no stack for each of them. */
export function logFailure(
  log: FastifyBaseLogger,
  error: unknown,
  what: string,
  where: Readonly<Record<string, string>> = {},
): void {
  if (error instanceof Refused) return;
  if (!(error instanceof NotStored)) {
    log.error({ err: error, ...where }, what);
    return;
  }
  if (performance.now() - lastSaid < sayAgainAfter) return;
  lastSaid = performance.now();
  const { cause } = error;
  log.error({ because: cause instanceof Error ? cause.message : String(cause) }, 'nothing can be stored');
}

const worthKnowing: ReadonlySet<string> = new Set(['wrong-password', 'forbidden', 'too-fast']);
let lastTooFast = Number.NEGATIVE_INFINITY;

/** Whoever keeps the server may want to know who tries doors; of those who only knock too often, one a second is enough. */
export function logRefusal({ log, ip, routeOptions }: FastifyRequest, code: string): void {
  if (!worthKnowing.has(code)) return;
  if (code === 'too-fast') {
    if (performance.now() - lastTooFast < 1000) return;
    lastTooFast = performance.now();
  }
  log.info({ address: ip, route: routeOptions.url, code }, 'refused');
}
