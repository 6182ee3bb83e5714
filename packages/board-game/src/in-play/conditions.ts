import { cardTests } from '../effects/cards/holds';
import { checkTests } from '../effects/checks/holds';
import type { Condition, ConditionName } from '../effects/condition-types';
import { logicTests } from '../effects/control/holds';
import { eventTests } from '../effects/events/holds';
import { peopleTests } from '../effects/people/holds';
import { placeTests } from '../effects/places/holds';
import { resourceTests } from '../effects/resources/holds';
import { spaceTests } from '../effects/space/holds';
import { turnTests } from '../effects/turn/holds';
import type { G } from '../rules';
import type { AllTests, TestOf } from './condition-test';
import type { Scene } from './scene';

/** Conditions are data, so that they can be said as well as tested. */
const tests: AllTests = {
  ...logicTests,
  ...resourceTests,
  ...placeTests,
  ...peopleTests,
  ...cardTests,
  ...spaceTests,
  ...turnTests,
  ...checkTests,
  ...eventTests,
};

/** Whether a condition holds, seen from a scene. */
export function test(g: G, condition: Condition, scene: Scene): boolean {
  return (tests[condition.is] as TestOf<ConditionName>)(g, condition, scene, test);
}
