/** The fleet under way: our own drawing, a battlestar among smaller ships. */
export function FleetMark() {
  return (
    <svg viewBox="0 0 640 150" className="fleet-mark" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round">
        <path
          d="M150 74 162 60 208 54 222 38H452l10 10 26 5v44l-26 5-10 10H222l-14-16-46-6z"
          className="fleet-hull"
        />
        <path d="M262 22l6-6h140l6 6v10H262zM262 118l6 6h140l6-6v-10H262z" className="fleet-hull" />
        <path d="M290 32v6M386 32v6M290 108v6M386 108v6M222 38v72M452 38v74M188 58v32" />
      </g>
      <g className="fleet-lights">
        {[248, 284, 320, 356, 392, 428].map((x) => (
          <rect key={x} x={x} y="66" width="20" height="5" />
        ))}
        {[248, 284, 320, 356, 392, 428].map((x) => (
          <rect key={x} x={x} y="80" width="20" height="5" />
        ))}
        <rect x="488" y="58" width="7" height="11" className="fleet-engine" />
        <rect x="488" y="70" width="7" height="11" className="fleet-engine" />
        <rect x="488" y="82" width="7" height="11" className="fleet-engine" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="1.3" opacity="0.7">
        <path d="M540 34h34l6 5-6 5h-34l-5-5zM548 96h46l5 6-5 6h-46l-6-6zM60 40h30l7 5-7 5H60l-5-5zM40 104h40l6 6-6 6H40l-6-6zM596 66h26l5 4-5 4h-26l-4-4z" />
      </g>
      <g fill="currentColor" opacity="0.85">
        <path
          d="M118 30l10 4-10 4 3-4zM104 62l10 4-10 4 3-4zM112 112l10 4-10 4 3-4z"
          transform="matrix(-1 0 0 1 230 0)"
        />
      </g>
    </svg>
  );
}
