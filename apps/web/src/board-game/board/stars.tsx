import { areas } from '@ragtag/board-game';
import { useId } from 'react';
import type { Plan, SpacePlan } from './plans';

const count = 110;

interface Props {
  readonly plan: Plan;
  readonly space: SpacePlan;
}

/** Faint stars in the six areas, always the same ones. */
export function Stars({ plan, space }: Props) {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        {areas.map((area) => (
          <path key={area} d={space.areas[area].outline} />
        ))}
      </clipPath>
      {areas.map((area) => (
        <path key={area} d={space.areas[area].outline} className="area-ground" />
      ))}
      <g clipPath={`url(#${clip})`} className="stars">
        {Array.from({ length: count }, (_, i) => {
          // Steps that share no factor with the size spread evenly without a pattern.
          const x = (i * 0.6180339 * plan.width) % plan.width;
          const y = (i * 0.7548776 * plan.height) % plan.height;
          // biome-ignore lint/suspicious/noArrayIndexKey: stars stand still.
          return <circle key={i} cx={x} cy={y} r={i % 7 === 0 ? 1.3 : 0.7} />;
        })}
      </g>
    </>
  );
}
