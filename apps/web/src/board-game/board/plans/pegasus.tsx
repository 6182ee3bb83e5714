import type { LocationCard } from '@ragtag/board-game';
import { type Plan, poly } from './plan';
import { rowPlan } from './row';

/** Pegasus: a broader ship than Galactica, with two flight pods on either side. */
export function pegasus(places: readonly LocationCard[]): Plan {
  const plan = rowPlan(places, { x: 110, y: 96 });
  const { width: w, height: h } = plan;
  const body = poly(
    [8, h / 2],
    [40, h / 2 - 46],
    [96, 84],
    [w - 70, 84],
    [w - 34, 110],
    [w - 34, h - 110],
    [w - 70, h - 84],
    [96, h - 84],
    [40, h / 2 + 46],
  );
  const pods = [18, 50, h - 76, h - 44].map((y) =>
    poly([150, y], [w - 110, y], [w - 96, y + 13], [w - 110, y + 26], [150, y + 26], [136, y + 13]),
  );
  return {
    ...plan,
    name: 'pegasus',
    Backdrop: () => (
      <g className="hull">
        {pods.map((pod) => (
          <path key={pod} d={pod} className="hull-pod" />
        ))}
        {[h / 2 - 44, h / 2 - 12, h / 2 + 20].map((y) => (
          <rect key={y} x={w - 34} y={y} width={8} height={24} className="engine" />
        ))}
        <path d={body} className="hull-body" />
        <path d={`M96 84V${h - 84}M${w - 70} 84V${h - 84}`} className="hull-line" />
      </g>
    ),
  };
}
