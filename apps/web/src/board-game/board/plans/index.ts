import type { BoardName, LocationCard } from '@ragtag/board-game';
import { colonialOne } from './colonial-one';
import { cylon } from './cylon';
import { galacticaUpright } from './galactica-upright';
import { galacticaWide } from './galactica-wide';
import { newCaprica } from './new-caprica';
import { pegasus } from './pegasus';
import type { Plan } from './plan';
import { rowPlan } from './row';

/** The plans of the boards that have one; a board without is a plain row of places. */
const plans: Readonly<
  Partial<Record<BoardName, (places: readonly LocationCard[], upright: boolean) => Plan>>
> = {
  galactica: (_, upright) => (upright ? galacticaUpright : galacticaWide),
  'colonial-one': colonialOne,
  pegasus,
  cylon,
  'new-caprica': newCaprica,
};

/** How a board is drawn, with a place for each of its places that are in the game. */
export function planOf(board: BoardName, places: readonly LocationCard[], upright: boolean): Plan {
  const plan = plans[board]?.(places, upright);
  const whole = plan && places.every(({ place }) => plan.rooms[place]);
  return whole ? plan : rowPlan(places);
}

export type { AreaPlan, Box, Plan, SpacePlan } from './plan';
