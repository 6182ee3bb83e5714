import type { LocationCard, Seat } from '@ragtag/board-game';
import { optionsAt } from '../question/targets';
import { useBoard } from '../use-board';
import { board as words } from '../words';
import { Badge } from './badge';
import type { BoardPlan, Box } from './geometry';

interface Props {
  readonly card: LocationCard;
  readonly plan: BoardPlan;
  readonly hatch: string;
  readonly lit: boolean;
}

function clipped({ x, y, w, h }: Box, cut: number): string {
  return `M${x + cut} ${y}H${x + w - cut}L${x + w} ${y + cut}V${y + h - cut}L${x + w - cut} ${y + h}H${x + cut}L${x} ${y + h - cut}V${y + cut}Z`;
}

/** A name in at most two lines. */
function lines(name: string, box: Box, size: number): string[] {
  const most = (box.w - size) / (size * 0.54);
  if (name.length <= most || !name.includes(' ')) return [name];
  const middle = name.lastIndexOf(' ');
  return [name.slice(0, middle), name.slice(middle + 1)];
}

export function Room({ card, plan, hatch, lit }: Props) {
  const { view, question, ready, aim, picks } = useBoard();
  const box = plan.rooms[card.place];
  const people = view.players.flatMap((p, seat) => (p.location === card.place ? [seat] : []));
  const damaged = view.damagedLocations.includes(card.place);
  const ids = ready ? optionsAt(question, { location: card.place }) : [];
  const state = [
    card.board,
    card.hazardous && 'hazardous',
    damaged && 'damaged',
    ids.length > 0 && 'open',
    aim !== null && ids.includes(aim) && 'aimed',
    ids.some((id) => picks.includes(id)) && 'chosen',
    lit && 'lit',
  ];
  const size = plan.roomText;
  const shape = clipped(box, plan.name === 'wide' ? 8 : 4);
  return (
    <g className={`room ${state.filter(Boolean).join(' ')}`}>
      <path d={shape} className="room-floor" />
      {damaged && <path d={shape} fill={`url(#${hatch})`} />}
      <text x={box.x + size * 0.6} y={box.y + size * 1.25} fontSize={size} className="room-name">
        {lines(plan.shortNames[card.place] ?? card.name, box, size).map((line, i) => (
          <tspan key={line} x={box.x + size * 0.6} dy={i === 0 ? 0 : size * 1.06}>
            {line}
          </tspan>
        ))}
      </text>
      {damaged && (
        <text
          x={box.x + box.w - 6}
          y={box.y + box.h - 6}
          textAnchor="end"
          fontSize={size * 0.9}
          className="room-damage"
        >
          ✕ {words.damaged}
        </text>
      )}
      <People seats={people} box={box} r={plan.badge} />
    </g>
  );
}

function People({
  seats,
  box,
  r,
}: {
  readonly seats: readonly Seat[];
  readonly box: Box;
  readonly r: number;
}) {
  const pad = r * 0.5;
  const step = Math.min(r * 2.35, (box.w - 2 * r - 2 * pad) / Math.max(1, seats.length - 1));
  return seats.map((seat, i) => (
    <Badge key={seat} seat={seat} x={box.x + pad + r + i * step} y={box.y + box.h - r - pad} r={r} />
  ));
}
