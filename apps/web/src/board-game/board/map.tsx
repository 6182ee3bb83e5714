import './map.css';
import { areas, type BoardName, type LocationCard } from '@ragtag/board-game';
import type { CSSProperties } from 'react';
import { useSettings } from '../../shell/settings/settings';
import { spotlightOf } from '../showing';
import { useBoard } from '../use-board';
import { board as words } from '../words';
import { boardTitle } from '../words/say';
import { Fire } from './fire';
import { Places, type Spot } from './places';
import { type Box, type Plan, planOf, type SpacePlan, type Upright } from './plans';
import { RoomFace, roomState } from './room';
import { SpaceArea } from './space-area';
import { Stars } from './stars';

interface Props {
  readonly board: BoardName;
  /** Its places that are in the game. */
  readonly places: readonly LocationCard[];
  readonly upright?: Upright;
}

/** One board from above, large: the drawing, and its places on it. */
export function BoardMap({ board, places, upright = false }: Props) {
  const { view, beat } = useBoard();
  const plan = planOf(view, board, places, upright);
  const { ring, Backdrop, width, height, left = 0, top = 0 } = plan;
  const space = useReadable(plan.space);
  const lit = spotlightOf(beat, view);
  const spots: Spot[] = [
    ...(space
      ? areas.map((area) => ({
          key: area,
          at: { area },
          look: `at-${area}`,
          style: placed(space.areas[area].ships, plan),
        }))
      : []),
    ...(ring
      ? areas.map((area) => ({
          key: `fleet-${area}`,
          at: { fleet: area },
          look: `at-${area}`,
          style: placed(ring[area], plan),
        }))
      : []),
    ...places.map((card) => ({
      key: card.place,
      at: { location: card.place },
      face: <RoomFace card={card} small={plan.small} />,
      look: `room ${roomState(view, card)} ${lit.location === card.place ? 'lit' : ''}`,
      style: placed(plan.rooms[card.place], plan),
    })),
  ];
  return (
    <div
      className={`map ${plan.name}`}
      style={{ '--w': width, '--h': height, aspectRatio: `${width} / ${height}` } as CSSProperties}
    >
      <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true" className="map-drawing">
        {space && <Stars plan={plan} space={space} />}
        {space &&
          areas.map((area) => <SpaceArea key={area} area={area} plan={space} lit={lit.area === area} />)}
        {Backdrop && <Backdrop />}
        {space && beat?.fact === 'attack' && <Fire attack={beat} plan={plan} space={space} />}
      </svg>
      <Places spots={spots} label={words.placesOn(boardTitle(board))} />
    </div>
  );
}

/** Whoever reads larger text sees larger ships and badges too. */
function useReadable(space: SpacePlan | undefined): SpacePlan | undefined {
  const { largeText } = useSettings();
  if (!space || !largeText) return space;
  const { ship, badge, text } = space;
  return { ...space, ship: ship * larger, badge: badge * larger, text: text * 1.1 };
}

const larger = 1.18;

function placed({ x, y, w, h }: Box, { left = 0, top = 0, ...plan }: Plan): CSSProperties {
  const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(3)}%`;
  return {
    left: percent(x - left, plan.width),
    top: percent(y - top, plan.height),
    width: percent(w, plan.width),
    height: percent(h, plan.height),
  };
}
