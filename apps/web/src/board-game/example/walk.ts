import type { Moment } from '@ragtag/board-game/scenario';
import { useMemo, useState } from 'react';
import { type Step, stepsIn, stepsOf } from './steps';

export interface Walk {
  readonly path: readonly Step[];
  readonly step: number;
  /** Whether the reader has left the example for answers of their own. */
  readonly strayed: boolean;
  go(step: number): void;
  stray(moment: Moment): void;
  back(): void;
}

/** Where a reader is in an example, and where they went instead. */
export function useWalk(moments: readonly Moment[], shows: readonly string[]): Walk {
  const steps = useMemo(() => stepsOf(moments, shows), [moments, shows]);
  const [step, go] = useState(0);
  const [own, setOwn] = useState<readonly Step[] | null>(null);
  const path = own ?? steps;
  return {
    path,
    step,
    strayed: own !== null,
    go,
    stray(moment) {
      setOwn([...path.slice(0, step + 1), ...stepsIn(moment, path[step].moment)]);
      go(step + 1);
    },
    back() {
      setOwn(null);
      go(0);
    },
  };
}
