import { winningInfluence } from '@ragtag/card-game';
import { table as words } from '../words';

interface Props {
  readonly seat: number;
  readonly name: string;
  readonly influence: number;
  /** What was just lost or gained. */
  readonly trace: number;
}

const radius = 26;
const round = 2 * Math.PI * radius;

/** Influence: a dial of 20, marks at 0 and 20. */
export function Dial({ seat, name, influence, trace }: Props) {
  const share = Math.max(0, Math.min(1, influence / winningInfluence));
  return (
    <span
      className={`influence-dial ${influence <= 3 ? 'low' : ''}`}
      role="img"
      aria-label={words.influence(name, influence)}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle className="dial-ground" cx="32" cy="32" r={radius} />
        <circle
          className="dial-filled"
          cx="32"
          cy="32"
          r={radius}
          stroke={`var(--seat-${seat})`}
          strokeDasharray={`${share * round} ${round}`}
          transform="rotate(-90 32 32)"
        />
        <path className="dial-mark" d="M32 2v8" />
      </svg>
      <b>{influence}</b>
      {trace !== 0 && (
        <span key={`${influence}/${trace}`} className={`dial-trace ${trace > 0 ? 'gain' : 'loss'}`}>
          {trace > 0 ? `+${trace}` : trace}
        </span>
      )}
    </span>
  );
}
