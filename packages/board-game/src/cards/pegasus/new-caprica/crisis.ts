import type { CrisisCard } from '../../types';
import { newCapricaChecks } from './checks';
import { newCapricaChoicesOfCurrentPlayer } from './choices-of-current-player';
import { newCapricaChoicesOfTitleHolders } from './choices-of-title-holders';

/** The Crisis cards of the occupation. rule: newcaprica.setup.crisis-deck */
export const newCapricaCrises: readonly CrisisCard[] = [
  ...newCapricaChecks,
  ...newCapricaChoicesOfCurrentPlayer,
  ...newCapricaChoicesOfTitleHolders,
];
