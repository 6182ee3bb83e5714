import { areas, locationsSeen } from '@ragtag/board-game';
import './board.css';
import { useId } from 'react';
import { spotlightOf } from '../showing';
import { useBoard } from '../use-board';
import { BoardTargets } from './board-targets';
import type { BoardPlan } from './geometry';
import { Hull } from './hull';
import { Room } from './room';
import { SpaceArea } from './space-area';
import { Stars } from './stars';
import { withStrips } from './strips';

/** The board from above. The drawing is for the eye; `BoardTargets` lies over it for hands and keys. */
export function Board({ plan: drawn }: { readonly plan: BoardPlan }) {
  const { view, beat } = useBoard();
  const places = locationsSeen(view);
  const plan = withStrips(drawn, places);
  const hatch = useId();
  const lit = spotlightOf(beat, view);
  return (
    <div className={`board ${plan.name}`} style={{ aspectRatio: `${plan.width} / ${plan.height}` }}>
      <svg viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true" className="board-drawing">
        <defs>
          <pattern
            id={hatch}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="2.5" height="7" className="hatch" />
          </pattern>
        </defs>
        <Stars plan={plan} />
        {areas.map((area) => (
          <SpaceArea key={area} area={area} plan={plan} lit={lit.area === area} />
        ))}
        <Hull plan={plan} />
        {places.map((card) => (
          <Room key={card.id} card={card} plan={plan} hatch={hatch} lit={lit.location === card.place} />
        ))}
      </svg>
      <BoardTargets plan={plan} />
    </div>
  );
}
