import './space.css';
import type { Area } from '@ragtag/board-game';
import { optionsAt } from '../question/targets';
import { useBoard } from '../use-board';
import { board as words } from '../words';
import { areaName } from '../words/say';
import { Badge } from './badge';
import { flightsIn, formation } from './formation';
import type { SpacePlan } from './plans';
import { drawings, ShipMark } from './ships';

/** What ends in fire. */
const burning: ReadonlySet<string> = new Set([
  'ship-destroyed',
  'civilian-destroyed',
  'viper-damaged',
  'basestar-damaged',
]);

interface Props {
  readonly area: Area;
  readonly plan: SpacePlan;
  readonly lit: boolean;
}

export function SpaceArea({ area, plan, lit }: Props) {
  const { view, question, ready, aim, picks, beat } = useBoard();
  const { outline, ships, label } = plan.areas[area];
  const ids = ready ? optionsAt(question, { area }) : [];
  const chosen = picks.filter((id) => ids.includes(id)).length;
  const state = [
    ids.length > 0 && 'open',
    aim !== null && ids.includes(aim) && 'aimed',
    chosen > 0 && 'chosen',
    lit && 'lit',
  ];
  return (
    <g className={`area area-${area} ${state.filter(Boolean).join(' ')}`}>
      <path d={outline} className="area-outline" />
      <text x={label.x} y={label.y} textAnchor={label.anchor} fontSize={plan.text} className="area-name">
        {areaName(area)}
      </text>
      {formation(flightsIn(view, area), ships, plan.ship).map((flight, index) => {
        const { shape, x, y, drawn, step, perRow, rowStep, n, pilot, damage, scar, scale } = flight;
        const half = (drawings[shape].w / 2) * scale;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: flights have no identity beyond their place.
          <g key={index}>
            {Array.from({ length: drawn }, (_, i) => {
              const at = { x: x + half + (i % perRow) * step, y: y + Math.floor(i / perRow) * rowStep };
              // biome-ignore lint/suspicious/noArrayIndexKey: like ships cannot be told apart.
              return <ShipMark key={i} shape={shape} {...at} scale={scale} />;
            })}
            {n > drawn && (
              <text x={x + step + 1} y={y + 7 * scale} fontSize={20 * scale} className="ship-count">
                ×{n}
              </text>
            )}
            {pilot !== undefined && (
              <Badge
                seat={pilot}
                x={x + step + 9 * scale}
                y={y}
                r={(plan.badge * 0.86 * scale) / plan.ship}
              />
            )}
            {scar && (
              <text x={x + step + 1} y={y + 5 * scale} fontSize={13 * scale} className="scar">
                {words.scar}
              </text>
            )}
            {damage !== undefined && damage > 0 && (
              <DamagePips n={damage} x={x + half} y={y + 22 * scale} scale={scale} />
            )}
          </g>
        );
      })}
      {lit && beat && burning.has(beat.fact) && (
        <path
          transform={`translate(${ships.x + ships.w / 2} ${ships.y + ships.h / 2}) scale(${plan.ship})`}
          d="M0-26 6-9 22-16 12-2 28 6 10 9 12 26 0 13-12 26-10 9-28 6-12-2-22-16-6-9Z"
          className="burst"
        />
      )}
    </g>
  );
}

function DamagePips(props: {
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}) {
  const { n, x, y, scale } = props;
  return Array.from({ length: n }, (_, i) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: like tokens cannot be told apart.
      key={i}
      transform={`translate(${x + (i - (n - 1) / 2) * 15 * scale} ${y}) scale(${scale})`}
      d="M0-7 6 0 0 7-6 0Z"
      className="damage-pip"
    />
  ));
}
