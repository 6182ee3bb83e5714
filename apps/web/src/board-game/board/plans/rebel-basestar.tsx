import '../fleet.css';
import type { LocationCard } from '@ragtag/board-game';
import { useBoard } from '../../use-board';
import { boardNote } from '../../words/places';
import { type Plan, poly } from './plan';
import { rowPlan } from './row';

/** The Rebel Basestar: a long heart between two rows of arms, with whom she serves on the middle one. */
export function rebelBasestar(places: readonly LocationCard[]): Plan {
  const row = rowPlan(places, { x: 76, y: 146 });
  const { width: w, height: h } = row;
  const heart = poly([8, h / 2], [72, 126], [w - 72, 126], [w - 8, h / 2], [w - 72, h - 126], [72, h - 126]);
  const arms = [
    [0.17, -24],
    [0.5, 0],
    [0.83, 24],
  ] as const;
  return {
    ...row,
    name: 'rebel-basestar',
    Backdrop: () => (
      <g className="hull">
        {arms.flatMap(([at, turn]) =>
          [`${w * at} 132) rotate(${turn}`, `${w * at} ${h - 132}) rotate(${180 - turn}`].map((where) => (
            <g key={where} transform={`translate(${where})`}>
              <path d="M-62 0C-84-52-44-112 0-124 44-112 84-52 62 0Z" className="basestar-arm" />
              <path d="M0 0V-98M-30 0-16-76M30 0 16-76" className="hull-line" />
            </g>
          )),
        )}
        <path d={heart} className="basestar-heart" />
        <Side x={w / 2} y={h - 104} />
      </g>
    ),
  };
}

/** Whom she serves. rule: rebel-basestar.enter */
function Side({ x, y }: { readonly x: number; readonly y: number }) {
  const { view } = useBoard();
  return (
    <text x={x} y={y} fontSize={19} textAnchor="middle" className={`basestar-side ${view.rebel ?? ''}`}>
      {boardNote(view, 'rebel-basestar')}
    </text>
  );
}
