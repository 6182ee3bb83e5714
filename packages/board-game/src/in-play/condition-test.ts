import type { Condition, ConditionName, ConditionOf, Who } from '../effects/condition-types';
import type { G } from '../rules';
import type { Player } from '../state';
import { type Scene, seatFor } from './scene';

/** Whether a condition holds, seen from a scene. */
export type Test = (g: G, condition: Condition, scene: Scene) => boolean;

/** Whether conditions of one kind hold; `test` is for conditions inside conditions. */
export type TestOf<K extends ConditionName> = (
  g: G,
  condition: ConditionOf<K>,
  scene: Scene,
  test: Test,
) => boolean;

export type AllTests = { readonly [K in ConditionName]: TestOf<K> };

/** Tests of one family of conditions. */
export type ConditionTests = Partial<AllTests>;

/** The player that a role or a bound name stands for, if anybody. */
export function player(g: G, who: Who, scene: Scene): Player | undefined {
  const seat = seatFor(g.state, who, scene);
  return seat === undefined ? undefined : g.state.players[seat];
}
