import { areas, locationCards } from '@ragtag/board-game';
import type { CSSProperties } from 'react';
import { areaName, optionLabel } from '../../words/say';
import { useTable } from '../table-context';
import { optionsAt, type Target } from '../targets';
import type { BoardPlan, Box } from './geometry';

/** Buttons over the drawing, one for each place that the question can be answered with. */
export function BoardTargets({ plan }: { readonly plan: BoardPlan }) {
  const rooms = locationCards.flatMap(({ id, name }) =>
    plan.rooms[id] ? [{ key: id, name, target: { location: id } as Target, box: plan.rooms[id] }] : [],
  );
  const spaces = areas.map((area) => ({
    key: area,
    name: areaName(area),
    target: { area } as Target,
    box: plan.areas[area].ships,
  }));
  return (
    <div className="board-targets">
      {[...spaces, ...rooms].map(({ key, name, target, box }) => (
        <TargetButton key={key} name={name} target={target} style={placed(box, plan)} />
      ))}
    </div>
  );
}

function placed({ x, y, w, h }: Box, plan: BoardPlan): CSSProperties {
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(3)}%`;
  return {
    left: percent(x, plan.width),
    top: percent(y, plan.height),
    width: percent(w, plan.width),
    height: percent(h, plan.height),
  };
}

interface Props {
  readonly name: string;
  readonly target: Target;
  readonly style: CSSProperties;
}

function TargetButton({ name, target, style }: Props) {
  const { view, question, ready, setAim, clickAt } = useTable();
  const ids = ready ? optionsAt(question, target) : [];
  if (!question || ids.length === 0) return null;
  const label = ids.length === 1 ? optionLabel(view, question, ids[0]) : `${name}: ${ids.length} options`;
  return (
    <button
      type="button"
      className="board-target"
      style={style}
      aria-label={label}
      onClick={() => clickAt(target)}
      onPointerEnter={() => setAim(ids[0])}
      onPointerLeave={() => setAim(null)}
      onFocus={() => setAim(ids[0])}
      onBlur={() => setAim(null)}
    />
  );
}
