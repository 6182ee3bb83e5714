import { allyTests } from '../effects/allies/holds';
import { cardTests } from '../effects/cards/holds';
import { checkTests } from '../effects/checks/holds';
import type { Condition, ConditionName } from '../effects/condition-types';
import { logicTests } from '../effects/control/holds';
import { eventTests } from '../effects/events/holds';
import { exodusTests } from '../effects/exodus/holds';
import { conflictTests } from '../effects/exodus/loyalty-holds';
import { goalTests } from '../effects/goals/holds';
import { missionTests } from '../effects/missions/holds';
import { mutinyTests } from '../effects/mutiny/holds';
import { newCapricaTests } from '../effects/new-caprica/holds';
import { peopleTests } from '../effects/people/holds';
import { placeTests } from '../effects/places/holds';
import { resourceTests } from '../effects/resources/holds';
import { spaceTests } from '../effects/space/holds';
import { sortieTests } from '../effects/space/sortie-holds';
import { turnTests } from '../effects/turn/holds';
import type { G } from '../rules';
import type { Table } from '../table/table';
import type { AllTests, Holds, TestOf } from './condition-test';
import type { Scene } from './scene';

/** Conditions are data, so that they can be said as well as tested. */
const declared: AllTests = {
  ...logicTests,
  ...resourceTests,
  ...placeTests,
  ...peopleTests,
  ...cardTests,
  ...spaceTests,
  ...turnTests,
  ...checkTests,
  ...eventTests,
  ...goalTests,
  ...exodusTests,
  ...conflictTests,
  ...newCapricaTests,
  ...mutinyTests,
  ...missionTests,
  ...sortieTests,
  ...allyTests,
};

/** So many names are found faster in a map than as fields. */
const tests = new Map(Object.entries(declared)) as unknown as ReadonlyMap<string, TestOf<ConditionName>>;

/** Whether a condition holds, seen from a scene, as far as a state or a view tells. */
export function holds(t: Table, condition: Condition, scene: Scene): Holds {
  return (tests.get(condition.is) as TestOf<ConditionName>)(t, condition, scene, holds);
}

/** Whether a condition holds in a game. */
export function test({ state }: Pick<G, 'state'>, condition: Condition, scene: Scene): boolean {
  return holds(state, condition, scene) === true;
}

/** Whether a condition holds or might: what a view does not show will turn out. */
export function mightHold(t: Table, condition: Condition, scene: Scene): boolean {
  return holds(t, condition, scene) !== false;
}
