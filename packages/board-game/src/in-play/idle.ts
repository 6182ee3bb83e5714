import { script } from '@ragtag/kernel';
import type { CheckSpec, Effect, EffectOf, Verb } from '../effects/types';
import type { G } from '../rules';
import { cardsLeft, nearest } from '../table/queries';
import { couldActivate } from './activations';
import { test } from './conditions';
import { number } from './rulings';
import type { Scene } from './scene';

/** What may be chosen although nothing would come of it: options that stand for such effects say so. */

type IsIdle = {
  readonly [V in Verb]?: (g: G, effect: EffectOf<V>, scene: Scene) => boolean;
};

const tests: IsIdle = {
  oneOf: (g, { of }, scene) =>
    of.every((branch) => (branch.if && !test(g, branch.if, scene)) || isIdle(g, branch.do, scene)),
  activate: (g, { icons }) => icons.every((icon) => !couldActivate(g.state, icon)),
  launch: (g) => !couldActivate(g.state, 'launch'),
  drawSkill: (g, { from }, { price }) =>
    Array.isArray(from) && !price && from.every((skill) => cardsLeft(g.state, skill) === 0),
  inForce: (g, { modifier: { add = 0 } }) => !changesOutcome(g, add),
};

/** Whether another difficulty could make anything of a check that has been totalled. */
function changesOutcome(g: G, add: number): boolean {
  const check = nearest(g.state, 'skill-check');
  if (!check?.revealed) return true;
  // What waits for the outcome may look at how the total stands to the difficulty.
  if (g.state.later.some(({ window }) => window === 'outcome')) return true;
  const difficulty = number(g, 'check-difficulty', script<CheckSpec>(check.check).difficulty);
  return check.total >= difficulty !== check.total >= difficulty + add;
}

function couldBeIdle(effect: Effect): boolean {
  if (effect.do === 'inForce') return effect.modifier.on === 'check-difficulty';
  return tests[effect.do] !== undefined;
}

/** Whether effects might be idle, whatever the table is like; what never is costs nothing. */
export function mayBeIdle(list: readonly Effect[]): boolean {
  for (let i = 0; i < list.length; i++) if (!couldBeIdle(list[i])) return false;
  return list.length > 0;
}

/** Whether nothing would come of any of these effects now. */
export function isIdle(g: G, list: readonly Effect[], scene: Scene): boolean {
  if (!mayBeIdle(list)) return false;
  return list.every((effect) => tests[effect.do]?.(g, effect as never, scene));
}

/** An option that says so where nothing would come of it. */
export interface Idle {
  readonly idle?: true;
}
