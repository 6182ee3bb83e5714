import { type Resource, resources } from '@ragtag/board-game';
import { useNarrow } from '../../shell/table/use-narrow';
import { ResourceGlyph } from '../icons/resource-glyph';
import { after as words } from '../words';
import { capital, resourceName } from '../words/say';
import type { Study } from './study';

const height = 240;
const pad = { left: 30, right: 16, top: 12, bottom: 28 };
/** Lines differ by dash as well as by colour. */
const looks: Record<Resource, { readonly colour: string; readonly dash?: string }> = {
  fuel: { colour: 'var(--engineering)' },
  food: { colour: 'var(--leadership)', dash: '7 4' },
  morale: { colour: 'var(--politics)', dash: '2 4' },
  population: { colour: 'var(--tactics)', dash: '12 4 2 4' },
};

/** The four resources over the game. */
export function ResourceCurves({ study }: { readonly study: Study }) {
  const { curve, moments } = study;
  const width = useNarrow() ? 360 : 1000;
  const most = Math.max(12, ...curve.flatMap((point) => Object.values(point.resources)));
  const x = (after: number) => pad.left + (after / Math.max(1, moments)) * (width - pad.left - pad.right);
  const y = (n: number) => pad.top + (1 - n / most) * (height - pad.top - pad.bottom);
  const line = (resource: Resource) => {
    const steps = curve.map(({ after, resources: all }, i) =>
      i === 0 ? `M${x(after)} ${y(all[resource])}` : `H${x(after)}V${y(all[resource])}`,
    );
    return `${steps.join('')}H${x(moments)}`;
  };
  const last = curve.at(-1)?.resources;
  return (
    <section className="after-curves" aria-labelledby="curves-title">
      <h2 id="curves-title">{words.whatWasLeft}</h2>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary(study)}>
        {[0, 4, 8, 12].map((n) => (
          <g key={n}>
            <path
              d={`M${pad.left} ${y(n)}H${width - pad.right}`}
              className={n === 0 ? 'axis zero' : 'axis'}
            />
            <text x={pad.left - 8} y={y(n) + 4} textAnchor="end">
              {n}
            </text>
          </g>
        ))}
        {curve
          .filter((point, i) => i > 0 && point.distance > curve[i - 1].distance)
          .map(({ after, distance }) => (
            <g key={after}>
              <path d={`M${x(after)} ${pad.top}V${height - pad.bottom}`} className="jump" />
              <text x={x(after)} y={height - 8} textAnchor="middle">
                {width > 500 ? words.jump(distance) : distance}
              </text>
            </g>
          ))}
        {resources.map((resource) => (
          <path
            key={resource}
            d={line(resource)}
            className="curve"
            stroke={looks[resource].colour}
            strokeDasharray={looks[resource].dash}
          />
        ))}
      </svg>
      <ul className="curve-key">
        {resources.map((resource) => (
          <li key={resource}>
            <svg width="34" height="10" aria-hidden="true">
              <path
                d="M0 5H34"
                className="curve"
                stroke={looks[resource].colour}
                strokeDasharray={looks[resource].dash}
              />
            </svg>
            <ResourceGlyph resource={resource} size={14} /> {capital(resourceName(resource))}{' '}
            <b>{last?.[resource]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function summary({ curve }: Study): string {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last) return words.noResources;
  return resources
    .map((r) => words.fromTo(resourceName(r), first.resources[r], last.resources[r]))
    .join(', ');
}
