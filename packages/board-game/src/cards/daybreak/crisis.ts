import type { CrisisCard } from '../types';
import { crisisAttacks } from './crisis-attacks';
import { crisisChecks } from './crisis-checks';
import { crisisChoices } from './crisis-choices';

/** The Crisis cards of the box. */
export const daybreakCrises: readonly CrisisCard[] = [...crisisChecks, ...crisisChoices, ...crisisAttacks];
