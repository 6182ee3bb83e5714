import type { BoardName, LocationCard, View } from '@ragtag/board-game';
import { colonialOne } from './colonial-one';
import { cylon } from './cylon';
import { galacticaBroad, galacticaUpright } from './galactica-upright';
import { galacticaWide } from './galactica-wide';
import type { Plan, PlanOf, Upright } from './plan';
import { rowPlan } from './row';

/** The plans of the boards that have one; a board without is a plain row of places. */
const plans: Partial<Record<BoardName, PlanOf>> = {
  galactica: (_, upright) =>
    upright === 'broad' ? galacticaBroad : upright ? galacticaUpright : galacticaWide,
  'colonial-one': colonialOne,
  cylon,
};

/** Galactica with the Cylon Fleet board round her. */
let pursued: PlanOf | undefined;

/** Plans of further boxes, which are loaded with their cards. */
export function addPlans(more: Partial<Record<BoardName, PlanOf>>, galacticaPursued: PlanOf): void {
  Object.assign(plans, more);
  pursued = galacticaPursued;
}

/** How a board is drawn, with a place for each of its places that are in the game. */
export function planOf(
  { fleet }: Pick<View, 'fleet'>,
  board: BoardName,
  places: readonly LocationCard[],
  upright: Upright,
): Plan {
  const draw = fleet && board === 'galactica' && pursued ? pursued : plans[board];
  const plan = draw?.(places, upright);
  const whole = plan && places.every(({ place }) => plan.rooms[place]);
  return whole ? plan : rowPlan(places);
}

export type { AreaPlan, Box, Plan, SpacePlan, Upright } from './plan';
