import './fleet.css';
import { type Area, type FleetKind, fleetNumbers, inFleetArea } from '@ragtag/board-game';
import { optionsAt } from '../question/targets';
import { spotlightOf } from '../showing';
import { useBoard } from '../use-board';
import { board as words } from '../words';
import type { Box } from './plans';
import { drawings, ShipMark, type ShipShape } from './ships';

export interface Band {
  readonly outline: string;
  readonly ships: Box;
  readonly number: { readonly x: number; readonly y: number };
}

/** The Cylon Fleet board as a ring. */
export interface RingPlan {
  readonly bands: Readonly<Record<Area, Band>>;
  /** How high a raider is drawn. */
  readonly icon: number;
  readonly text: number;
}

const kinds: readonly (readonly [FleetKind, ShipShape])[] = [
  ['basestars', 'basestar'],
  ['heavyRaiders', 'heavy-raider'],
  ['raiders', 'raider'],
];

/** One area of the Cylon Fleet board, outside the area that it matches: its number, and what gathers there. */
export function FleetBand({ area, plan }: { readonly area: Area; readonly plan: RingPlan }) {
  const { view, question, ready, aim, beat } = useBoard();
  const { outline, ships, number } = plan.bands[area];
  const ids = ready ? optionsAt(question, { fleet: area }) : [];
  const state = [
    ids.length > 0 && 'open',
    aim !== null && ids.includes(aim) && 'aimed',
    spotlightOf(beat, view).fleet === area && 'lit',
  ];
  return (
    <g className={`band area-${area} ${state.filter(Boolean).join(' ')}`}>
      <path d={outline} className="band-outline" />
      <text
        x={number.x}
        y={number.y}
        textAnchor="middle"
        dy="0.35em"
        fontSize={plan.text * 0.86}
        className="band-number"
      >
        {words.fleetNumber(fleetNumbers(area))}
      </text>
      {waiting(groupsOf(view, area), ships, plan).map(({ shape, n, x, y, scale, count }) => (
        <g key={shape}>
          <ShipMark shape={shape} x={x} y={y} scale={scale} />
          {n > 1 && (
            <text {...count} textAnchor="middle" dy="0.35em" fontSize={plan.text} className="ship-count">
              {n}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

interface Group {
  readonly shape: ShipShape;
  readonly n: number;
}

const groupsOf = (view: Parameters<typeof inFleetArea>[0], area: Area): Group[] =>
  kinds.map(([kind, shape]) => ({ shape, n: inFleetArea(view, kind, area) })).filter(({ n }) => n > 0);

/** Where each group stands: along the band, with its number behind it. */
function waiting(groups: readonly Group[], { x, y, w, h }: Box, { icon, text }: RingPlan) {
  const lies = w > h;
  const sized = groups.map(({ shape, n }) => {
    const { w: width, h: height } = drawings[shape];
    const scale = (shape === 'basestar' ? 1.4 * icon : icon) / Math.max(width, height);
    const size = (lies ? width : height) * scale;
    return { shape, n, scale, size, length: size + (n > 1 ? text : 0) };
  });
  const gap = icon / 2;
  const whole = sized.reduce((sum, { length }) => sum + length + gap, -gap);
  let at = (lies ? x + w / 2 : y + h / 2) - whole / 2;
  return sized.map(({ size, length, ...group }) => {
    const middle = at + size / 2;
    const behind = at + size + text / 2;
    at += length + gap;
    const point = (along: number) => (lies ? { x: along, y: y + h / 2 } : { x: x + w / 2, y: along });
    return { ...group, ...point(middle), count: point(behind) };
  });
}
