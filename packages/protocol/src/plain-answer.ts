import { limits } from './limits';
import type { ClientMessage } from './socket';

/**
 * An answer that is plainly right, which nearly every message is: found faster than by the whole description. Whatever
 * else a message is, `ClientMessage` says, and what is wrong with it.
 */
export function plainAnswer(message: unknown): ClientMessage | undefined {
  if (typeof message !== 'object' || message === null || (message as { type?: unknown }).type !== 'answer')
    return undefined;
  const { ref, epoch, question, picks } = message as Record<string, unknown>;
  if (ref !== undefined && !isText(ref, limits.ref)) return undefined;
  if (!isCount(epoch) || !isCount(question)) return undefined;
  if (!Array.isArray(picks) || picks.length > limits.picks) return undefined;
  for (let n = 0; n < picks.length; n++) if (!isText(picks[n], limits.pick)) return undefined;
  return { type: 'answer', ref: ref as string | undefined, epoch, question, picks };
}

function isText(value: unknown, most: number): boolean {
  return typeof value === 'string' && value.length <= most;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
