import './room.css';
import './room-words.css';
import './people.css';
import { type LocationCard, occupationAt, type View } from '@ragtag/board-game';
import { useBoard } from '../use-board';
import { AlliesHere } from './allies';
import { Person } from './person';
import { wordsOfRoom } from './room-words';
import { ShipIcon } from './ships';

/** How a place looks now, as names of styles. */
export function roomState(view: View, card: LocationCard): string {
  const state = [card.board, card.hazardous && 'hazardous', isDamaged(view, card) && 'damaged'];
  return state.filter(Boolean).join(' ');
}

const isDamaged = (view: View, { place }: LocationCard) => view.damagedLocations.includes(place);

interface Props {
  readonly card: LocationCard;
  /** There is no room for whole names, and for one word of what the place is for. */
  readonly small?: boolean;
  /** It lies beside the stage, and says what it is for only where that has room. */
  readonly docked?: boolean;
}

/** What stands in a room: its name, what it is for, in which state it is, and who is there. */
export function RoomFace({ card, small = false, docked = false }: Props) {
  const { view } = useBoard();
  const { place } = card;
  const people = view.players.flatMap((p, seat) => (p.location === place ? [seat] : []));
  const damaged = isDamaged(view, card);
  const forces = occupationAt(view, place);
  const words = wordsOfRoom(card);
  return (
    <span className="room-face" aria-hidden="true">
      <span className="room-name">
        {(small && words.short) || (
          <>
            <span className="name-whole">{words.whole}</span>
            <span className="name-short">{words.shortest}</span>
          </>
        )}
      </span>
      {!damaged && (docked || !small) && <span className="room-does">{words.does}</span>}
      {!damaged && <span className="room-short">{words.inShort}</span>}
      {words.both && !small && (
        <span className="room-sides">
          <span className="room-does for-humans">{words.both.human}</span>
          {words.both.cylon && <span className="room-does for-cylons">{words.both.cylon}</span>}
        </span>
      )}
      {forces > 0 && (
        <span className="room-forces">
          <ShipIcon shape="centurion" size={16} /> {forces}
        </span>
      )}
      {damaged && (
        <span className="room-damage">
          ✕ <s>{words.inShort}</s>
        </span>
      )}
      <span className="room-foot">
        <AlliesHere place={place} small={small || people.length > 1} />
        {people.length > 0 && (
          <span className="room-people">
            {people.map((seat) => (
              <Person key={seat} seat={seat} />
            ))}
          </span>
        )}
      </span>
    </span>
  );
}
