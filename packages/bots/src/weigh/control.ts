import { type Effect, seatFor, type Who } from '@ragtag/board-game';
import type { Outlook, WeighScene } from './outlook';

/** What a choice comes to when everybody plays their side. */

/** Weighs a list of effects, the rest of the list included. */
export type WeighList = (outlook: Outlook, list: readonly Effect[], scene: WeighScene) => number;

/** What somebody makes of a choice: the best for the humans from a human, the worst from a Cylon. */
export function chosenBy(outlook: Outlook, who: Who, scene: WeighScene, values: readonly number[]): number {
  if (values.length === 0) return 0;
  const seat = seatFor(outlook.view, who, scene);
  const doubt =
    seat === undefined
      ? 0.5
      : seat === outlook.seat
        ? outlook.side === 'humans'
          ? 0
          : 1
        : outlook.doubt[seat];
  return (1 - doubt) * Math.max(...values) + doubt * Math.min(...values);
}
