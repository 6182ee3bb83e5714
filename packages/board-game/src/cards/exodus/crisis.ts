import type { CrisisCard } from '../types';
import { crisisChecks } from './crisis-checks';
import { choicesOfCag } from './crisis-choices-of-cag';
import { choicesOfCurrentPlayer } from './crisis-choices-of-current-player';
import { choicesOfTitleHolders } from './crisis-choices-of-title-holders';

/** The Crisis cards of the box. */
export const exodusCrises: readonly CrisisCard[] = [
  ...crisisChecks,
  ...choicesOfCurrentPlayer,
  ...choicesOfTitleHolders,
  ...choicesOfCag,
];
