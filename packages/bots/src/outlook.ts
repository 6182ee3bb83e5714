import type { Seat, View } from '@ragtag/board-game';
import { sideOf } from './leaders';
import type { Mind } from './mind';
import { weightsWithGoals } from './weigh/goals';
import type { Outlook } from './weigh/outlook';

/** How a bot looks at a table: its side, its doubts, its weights. */
export function outlookOf(view: View, seat: Seat, mind: Mind): Outlook {
  const side = sideOf(view, seat);
  const weights = weightsWithGoals(view, seat, mind.weights[side]);
  return { view, seat, side, doubt: mind.doubt(view), weights };
}
