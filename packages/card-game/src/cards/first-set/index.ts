import type { Defined } from '../define';
import { bases } from './bases';
import { eventsAF } from './events-a-f';
import { eventsGZ } from './events-g-z';
import { missions } from './missions';
import { persistent } from './persistent';
import { personnelAC } from './personnel-a-c';
import { personnelDG } from './personnel-d-g';
import { personnelHR } from './personnel-h-r';
import { personnelSZ } from './personnel-s-z';
import { shipsAC } from './ships-a-c';
import { shipsDZ } from './ships-d-z';

export const firstSet: readonly Defined[] = [
  ...bases,
  ...eventsAF,
  ...eventsGZ,
  ...missions,
  ...persistent,
  ...personnelAC,
  ...personnelDG,
  ...personnelHR,
  ...personnelSZ,
  ...shipsAC,
  ...shipsDZ,
];
