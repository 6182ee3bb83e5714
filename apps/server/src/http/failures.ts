import type { FastifyBaseLogger } from 'fastify';
import { Refused } from '../refused';
import { NotStored } from '../store/store';

const sayAgainAfter = 10_000;
let lastSaid = Number.NEGATIVE_INFINITY;

/** A full disk is one fault, however many it is told to, and its cause says all: no stack for each of them. */
export function logFailure(log: FastifyBaseLogger, error: unknown, what: string): void {
  if (error instanceof Refused) return;
  if (!(error instanceof NotStored)) {
    log.error({ err: error }, what);
    return;
  }
  if (performance.now() - lastSaid < sayAgainAfter) return;
  lastSaid = performance.now();
  const { cause } = error;
  log.error({ because: cause instanceof Error ? cause.message : String(cause) }, 'nothing can be stored');
}
