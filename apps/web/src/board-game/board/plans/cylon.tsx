import type { LocationCard } from '@ragtag/board-game';
import type { Plan } from './plan';
import { frameOf, rowPlan } from './row';

/** Where Cylon players are. */
export function cylon(places: readonly LocationCard[]): Plan {
  const plan = rowPlan(places);
  return {
    ...plan,
    name: 'cylon',
    Backdrop: () => <path d={frameOf(plan, 60)} className="cylon-place" />,
  };
}
