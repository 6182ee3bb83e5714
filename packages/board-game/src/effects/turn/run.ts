import { endTurn } from '../../operations/end-turn';
import type { Runs } from '../run-verb';

/** What becomes of the turn. */

export const turnRuns = {
  endTurn,
} satisfies Runs;
