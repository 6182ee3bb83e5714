import { stage as words } from '../words';
/** An eight-sided die with what it shows; what was rolled stands beside it where something changed it. */
export function Die({ face, rolled }: { readonly face: number; readonly rolled: number }) {
  return (
    <span
      className="die"
      role="img"
      aria-label={face === rolled ? words.rolled(rolled) : words.rolledAs(rolled, face)}
    >
      <svg viewBox="-24 -24 48 48" width="46" height="46" aria-hidden="true">
        <path d="M0-22 20 0 0 22-20 0Z" className="die-face" />
        <path d="M-20 0 0 6 20 0M0 6V22" className="die-edge" />
        <text y="4" textAnchor="middle" className="die-number">
          {face}
        </text>
      </svg>
      {face !== rolled && <span className="label">{words.rolledFirst(rolled)}</span>}
    </span>
  );
}
