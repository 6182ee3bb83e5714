import { type Area, areas } from '../terms';

/** Ways round Galactica. rule: space.adjacent-only */

const size = areas.length;

/** How many moves lie between two areas, the shorter way round. */
export function distance(from: Area, to: Area): number {
  const clockwise = (areas.indexOf(to) - areas.indexOf(from) + size) % size;
  return Math.min(clockwise, size - clockwise);
}

/** The next area on the way to the nearest one that fits; clockwise where both ways are equally long. */
export function towardsNearest(from: Area, fits: (area: Area) => boolean): Area | undefined {
  const at = areas.indexOf(from);
  for (let moves = 1; moves <= size / 2; moves++) {
    if (fits(areas[(at + moves) % size])) return areas[(at + 1) % size];
    if (fits(areas[(at - moves + size) % size])) return areas[(at - 1 + size) % size];
  }
  return undefined;
}
