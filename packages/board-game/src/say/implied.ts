import type { Condition, Effect, Verb } from '../effects/types';
import type { VerbFace } from '../effects/verb-face';
import { verbs } from '../effects/verbs';

/**
 * Much of what a card requires follows from what it does: to repair a viper there must be a damaged one. Such
 * conditions decide what is offered, and need not be said.
 */

/** Whether one of the effects makes no sense unless the condition holds. */
function isImplied(c: Condition, list: readonly Effect[]): boolean {
  return list.some((effect) => {
    const { implies } = verbs[effect.do] as VerbFace<Verb>;
    return implies?.(effect as never, c, isImplied) ?? false;
  });
}

/** The condition without what the effects imply; undefined where nothing is left to be said. */
export function unsaid(c: Condition | undefined, list: readonly Effect[]): Condition | undefined {
  if (c === undefined || isImplied(c, list)) return undefined;
  if (c.is === 'any') return c.of.every((each) => isImplied(each, list)) ? undefined : c;
  if (c.is !== 'all') return c;
  const left = c.of.flatMap((each) => unsaid(each, list) ?? []);
  if (left.length < 2) return left[0];
  return { is: 'all', of: left };
}
