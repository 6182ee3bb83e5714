import type { Condition, ConditionName, ConditionOf, Who } from '../effects/condition-types';
import type { Table, TablePlayer } from '../table/table';
import { type Scene, seatFor } from './scene';

/** Whether something holds, as far as the table tells; a view does not tell everything. */
export type Holds = boolean | 'unknown';

/** Whether a condition holds, seen from a scene. */
export type Test = (t: Table, condition: Condition, scene: Scene) => Holds;

/** Whether conditions of one kind hold; `test` is for conditions inside conditions. */
export type TestOf<K extends ConditionName> = (
  t: Table,
  condition: ConditionOf<K>,
  scene: Scene,
  test: Test,
) => Holds;

export type AllTests = { readonly [K in ConditionName]: TestOf<K> };

/** Tests of one family of conditions. */
export type ConditionTests = Partial<AllTests>;

/** The player that a role or a bound name stands for, if anybody. */
export function player(t: Table, who: Who, scene: Scene): TablePlayer | undefined {
  const seat = seatFor(t, who, scene);
  return seat === undefined ? undefined : t.players[seat];
}
