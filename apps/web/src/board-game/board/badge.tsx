import { isCylonPlayer, type Seat } from '@ragtag/board-game';
import { useBoard } from '../use-board';
import { initials } from '../words/people';

interface Props {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A person on the board: letters first, colour second; your own has a ring. */
export function Badge({ seat, x, y, r }: Props) {
  const { view, question, ready, aim } = useBoard();
  const option = question?.options.find((o) => (o as { player?: number }).player === seat);
  const open = ready && option !== undefined;
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={`badge ${open ? 'open' : ''} ${open && aim === option.id ? 'aimed' : ''}`}
      style={{ color: `var(--seat-${seat})` }}
    >
      {seat === view.seat && <circle r={r + 2.6} className="badge-own" />}
      {isCylonPlayer(view.players[seat]) ? (
        <path
          d={`M${-r} ${-r * 0.5}L0 ${-r}L${r} ${-r * 0.5}V${r * 0.5}L0 ${r}L${-r} ${r * 0.5}Z`}
          className="badge-face"
        />
      ) : (
        <circle r={r} className="badge-face" />
      )}
      <text y={r * 0.36} fontSize={r * 1.02} textAnchor="middle" className="badge-text">
        {initials(view, seat)}
      </text>
      {seat === view.turn.seat && view.turn.number > 0 && (
        <circle cx={r * 0.82} cy={-r * 0.82} r={r * 0.34} className="badge-turn" />
      )}
    </g>
  );
}
