import './room.css';
import { type LocationCard, occupationAt, type View } from '@ragtag/board-game';
import { useBoard } from '../use-board';
import { board as words } from '../words';
import { AlliesHere } from './allies';
import { Person } from './person';
import { ShipIcon } from './ships';

/** How a place looks now, as names of styles. */
export function roomState(view: View, card: LocationCard): string {
  const state = [card.board, card.hazardous && 'hazardous', isDamaged(view, card) && 'damaged'];
  return state.filter(Boolean).join(' ');
}

const isDamaged = (view: View, { place }: LocationCard) => view.damagedLocations.includes(place);

/** What a place is for to humans and to Cylons. */
interface BothSides {
  readonly human: string;
  readonly cylon: string | null;
}

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
  const { place, name } = card;
  const people = view.players.flatMap((p, seat) => (p.location === place ? [seat] : []));
  const damaged = isDamaged(view, card);
  const forces = occupationAt(view, place);
  const bothSides: Readonly<Partial<Record<string, BothSides>>> = words.bothSides;
  const both = bothSides[place];
  const shortNames: Readonly<Record<string, string>> = words.shortNames;
  const brokenNames: Readonly<Record<string, string>> = words.brokenNames;
  const does: Readonly<Record<string, string>> = words.rooms;
  const inShort: Readonly<Partial<Record<string, string>>> = words.roomsInShort;
  return (
    <span className="room-face" aria-hidden="true">
      <span className="room-name">{(small && shortNames[place]) || (brokenNames[place] ?? name)}</span>
      {!damaged && (docked || !small) && <span className="room-does">{does[card.id] ?? does[place]}</span>}
      {!damaged && <span className="room-short">{inShort[card.id] ?? inShort[place]}</span>}
      {both && !small && (
        <span className="room-sides">
          <span className="room-does for-humans">{both.human}</span>
          {both.cylon && <span className="room-does for-cylons">{both.cylon}</span>}
        </span>
      )}
      {forces > 0 && (
        <span className="room-forces">
          <ShipIcon shape="centurion" size={16} /> {forces}
        </span>
      )}
      {damaged && (
        <span className="room-damage">
          ✕ <span>{words.damaged}</span>
        </span>
      )}
      <AlliesHere place={place} small={small} />
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
