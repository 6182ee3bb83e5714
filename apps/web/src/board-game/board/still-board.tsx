import { useNarrow } from '../../shell/table/use-narrow';
import { Board } from './board';
import { narrowPlan, widePlan } from './geometry';

/** The board of a table that is only looked at, wide or upright as the screen has room. */
export function StillBoard() {
  return <Board plan={useNarrow() ? narrowPlan : widePlan} />;
}
