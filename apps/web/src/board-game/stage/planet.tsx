import './planet.css';

/** A world below the fleet, and Galactica over it: how she comes, goes, or has arrived. */
export function Planet({ moment }: { readonly moment: 'settled' | 'return' | 'leaving' | 'arrival' }) {
  return (
    <svg
      className={`planet ${moment}`}
      viewBox="0 0 200 112"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle cx="100" cy="232" r="150" className="planet-air" />
      <circle cx="100" cy="236" r="150" className="planet-ground" />
      <path
        d="M10 112c22-10 40-6 58-12s34-4 50 1 44 1 72 11zM76 93c9-3 20-2 28 0s-6 5-15 4-18-1-13-4z"
        className="planet-land"
      />
      {moment !== 'settled' && (
        <g className="planet-ship">
          {moment === 'return' && <path d="M78 44q22 16 44 0l-4-16q-18 6-36 0z" className="planet-fire" />}
          <path d="M74 34h7l5-4h32l8 3v8l-8 3H86l-5-4h-7z" />
          <path d="M90 27h24v2H90zm0 18h24v2H90z" />
        </g>
      )}
    </svg>
  );
}
