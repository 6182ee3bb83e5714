import { allyConditions } from './allies/conditions';
import { cardConditions } from './cards/conditions';
import { checkConditions } from './checks/conditions';
import type { AllConditions } from './condition-face';
import { logicConditions } from './control/conditions';
import { eventConditions } from './events/conditions';
import { exodusConditions } from './exodus/conditions';
import { conflictConditions } from './exodus/loyalty';
import { goalConditions } from './goals/conditions';
import { missionConditions } from './missions/verbs';
import { mutinyConditions } from './mutiny/conditions';
import { newCapricaConditions } from './new-caprica/conditions';
import { peopleConditions } from './people/conditions';
import { infiltrationConditions } from './people/infiltration';
import { placeConditions } from './places/conditions';
import { resourceConditions } from './resources/conditions';
import { spaceConditions } from './space/conditions';
import { sortieConditions } from './space/sorties';
import { turnConditions } from './turn/conditions';

/** Every condition of every family. One without a face does not compile. */
export const conditions: AllConditions = {
  ...logicConditions,
  ...resourceConditions,
  ...placeConditions,
  ...peopleConditions,
  ...infiltrationConditions,
  ...cardConditions,
  ...spaceConditions,
  ...turnConditions,
  ...checkConditions,
  ...eventConditions,
  ...goalConditions,
  ...exodusConditions,
  ...conflictConditions,
  ...newCapricaConditions,
  ...mutinyConditions,
  ...missionConditions,
  ...sortieConditions,
  ...allyConditions,
};
