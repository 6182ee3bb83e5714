import { type Seat, teamOf, type View } from '@ragtag/board-game';
import type { Mind } from './mind';
import type { Outlook } from './weigh/outlook';

/** How a bot looks at a table: its side, its doubts, its weights. */
export function outlookOf(view: View, seat: Seat, mind: Mind): Outlook {
  return { view, seat, side: teamOf(view, seat), doubt: mind.doubt(view), weights: mind.weights };
}
