import type { LocationCard } from '@ragtag/board-game';
import { type Plan, poly } from './plan';
import { rowPlan } from './row';

/** Colonial One: a liner with a pointed bow. */
export function colonialOne(places: readonly LocationCard[]): Plan {
  const plan = rowPlan(places, { x: 96, y: 60 });
  const { width: w, height: h } = plan;
  const hull = poly(
    [6, h * 0.55],
    [84, 30],
    [w - 60, 30],
    [w - 8, 74],
    [w - 8, h - 40],
    [w - 40, h - 20],
    [70, h - 20],
  );
  return {
    ...plan,
    name: 'colonial-one',
    Backdrop: () => (
      <g className="hull">
        <path d={hull} className="liner" />
        <path d={`M84 30L70 ${h - 20}M${w - 60} 30V${h - 20}`} className="hull-line" />
      </g>
    ),
  };
}
