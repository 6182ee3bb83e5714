import type { CrisisCard } from '../types';
import { crisisAttacks } from './crisis-attacks';
import { crisisChecks } from './crisis-checks';
import { choicesOfCurrentPlayer } from './crisis-choices-of-current-player';
import { choicesOfTitleHolders } from './crisis-choices-of-title-holders';

/** The Crisis deck, sorted by id. */
export const baseCrises: readonly CrisisCard[] = [
  ...choicesOfCurrentPlayer,
  ...choicesOfTitleHolders,
  ...crisisChecks,
  ...crisisAttacks,
].sort((a, b) => (a.id < b.id ? -1 : 1));
