import './room.css';
import type { LocationCard, View } from '@ragtag/board-game';
import { useBoard } from '../use-board';
import { board as words } from '../words';
import { Person } from './person';

/** How a place looks now, as names of styles. */
export function roomState(view: View, card: LocationCard): string {
  const state = [card.board, card.hazardous && 'hazardous', isDamaged(view, card) && 'damaged'];
  return state.filter(Boolean).join(' ');
}

const isDamaged = (view: View, { place }: LocationCard) => view.damagedLocations.includes(place);

interface Props {
  readonly card: LocationCard;
  /** There is no room for whole names, nor for what the place is for. */
  readonly small?: boolean;
}

/** What stands in a room: its name, what it is for, in which state it is, and who is there. */
export function RoomFace({ card, small = false }: Props) {
  const { view } = useBoard();
  const { place, name } = card;
  const people = view.players.flatMap((p, seat) => (p.location === place ? [seat] : []));
  const damaged = isDamaged(view, card);
  const shortNames: Readonly<Record<string, string>> = words.shortNames;
  const brokenNames: Readonly<Record<string, string>> = words.brokenNames;
  const does: Readonly<Record<string, string>> = words.rooms;
  return (
    <span className="room-face" aria-hidden="true">
      <span className="room-name">{(small && shortNames[place]) || (brokenNames[place] ?? name)}</span>
      {!damaged && !small && <span className="room-does">{does[card.id] ?? does[place]}</span>}
      {damaged && (
        <span className="room-damage">
          ✕ <span>{words.damaged}</span>
        </span>
      )}
      {people.length > 0 && (
        <span className="room-people">
          {people.map((seat) => (
            <Person key={seat} seat={seat} />
          ))}
        </span>
      )}
    </span>
  );
}
