import { type Failure, ScenarioError } from '@ragtag/kernel/scenario';
import type { State } from '../state';

/** A position while it is being laid out. */
export interface Build {
  readonly state: State;
  /** Loyalty cards that lie nowhere yet. */
  readonly loyaltyLeft: number[];
  /** What takes whatever is left, once everything named has been taken. */
  readonly fills: (() => void)[];
  /** What needs the whole table. */
  readonly later: (() => void)[];
  readonly failures: Failure[];
  /** Does a part; what is wrong with it is kept, and the next part is looked at. */
  attempt(part: () => void): void;
}

export function startBuild(state: State, loyaltyLeft: number[]): Build {
  const failures: Failure[] = [];
  return {
    state,
    loyaltyLeft,
    fills: [],
    later: [],
    failures,
    attempt(part) {
      try {
        part();
      } catch (error) {
        if (!(error instanceof ScenarioError)) throw error;
        failures.push(...error.failures);
      }
    },
  };
}
