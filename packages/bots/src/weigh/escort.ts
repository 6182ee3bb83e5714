import { countVipers, launchAreas, type View } from '@ragtag/board-game';
import { areaIndex, type Space } from './forecast';
import { jumpsToGo } from './way';

/** Civilian ships stay in space when a fleet jumps that is pursued, until vipers escort them. rule: jump.civilians-remain */

/** How likely one that stays is lost after each of the next jumps. */
const lostPerJump = 0.09;
const jumpsThatCount = 3;
/** How much more for each area that a viper has to fly before it can escort the ship. */
const perArea = 0.2;

const hangars = launchAreas.map(areaIndex);
const apart = (a: number, b: number): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

/** Areas from the nearest viper, those in the Reserves being one launch away. */
function fromVipers({ reserves }: View, { cover }: Space, area: number): number {
  let nearest = 3;
  cover.forEach((vipers, at) => {
    if (vipers >= 1) nearest = Math.min(nearest, apart(at, area));
  });
  if (countVipers(reserves.vipers) > 0)
    for (const at of hangars) nearest = Math.min(nearest, 1 + apart(at, area));
  return nearest;
}

/** Civilian ships that will be lost later for having been left in space, on average. */
export function lostLater(view: View, space: Space): number {
  if (!view.fleet) return 0;
  const share = lostPerJump * Math.min(jumpsThatCount, jumpsToGo(view, 1));
  return space.civilians.reduce(
    (sum, ships, area) =>
      ships === 0 ? sum : sum + ships * share * (1 + perArea * fromVipers(view, space, area)),
    0,
  );
}
