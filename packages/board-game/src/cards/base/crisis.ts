import type { CrisisCard } from '../types';
import { crisisAttacks } from './crisis-attacks';
import { crisisChecks } from './crisis-checks';
import { crisisChoices } from './crisis-choices';

/** The Crisis deck, sorted by id. */
export const baseCrises: readonly CrisisCard[] = [...crisisChoices, ...crisisChecks, ...crisisAttacks].sort(
  (a, b) => (a.id < b.id ? -1 : 1),
);
