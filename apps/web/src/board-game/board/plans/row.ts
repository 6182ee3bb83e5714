import type { LocationCard } from '@ragtag/board-game';
import { type Box, type Plan, poly } from './plan';

/** Boards that are a row of places: each has a hull of its own to stand in. */

const room = { w: 176, h: 150 };
const gap = 10;

/** So many places to a row that they are as large as can be. */
const perRow = (n: number) => (n <= 4 ? n : Math.ceil(n / 2));

/** Places in even rows within a frame; what any board is drawn as that has no plan of its own. */
export function rowPlan(places: readonly LocationCard[], frame = { x: 36, y: 60 }): Plan {
  const columns = perRow(places.length);
  const rows = Math.ceil(places.length / columns);
  const rooms: Record<string, Box> = {};
  places.forEach(({ place }, i) => {
    rooms[place] = {
      x: frame.x + (i % columns) * (room.w + gap),
      y: frame.y + Math.floor(i / columns) * (room.h + gap),
      ...room,
    };
  });
  return {
    name: 'row',
    width: 2 * frame.x + columns * (room.w + gap) - gap,
    height: 2 * frame.y + rows * (room.h + gap) - gap,
    rooms,
  };
}

/** An outline round such a plan with cut corners. */
export function frameOf({ width: w, height: h }: Plan, cut = 34): string {
  return poly(
    [cut, 4],
    [w - cut, 4],
    [w - 4, cut],
    [w - 4, h - cut],
    [w - cut, h - 4],
    [cut, h - 4],
    [4, h - cut],
    [4, cut],
  );
}
