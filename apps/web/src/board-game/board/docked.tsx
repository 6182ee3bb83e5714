import type { BoardName, LocationCard } from '@ragtag/board-game';
import { optionsAt } from '../question/targets';
import { spotlightOf } from '../showing';
import { useBoard } from '../use-board';
import { board as words } from '../words';
import { boardNote } from '../words/places';
import { boardTitle } from '../words/say';
import { Places, type Spot } from './places';
import { RoomFace, roomState } from './room';

interface Props {
  readonly board: BoardName;
  readonly places: readonly LocationCard[];
  /** There are so many boards that only places where somebody is, or that are asked for, have room; the others are named. */
  readonly brief: boolean;
  open(): void;
}

/** A board beside the one on the stage: a small live map, which opens large. */
export function Docked({ board, places, brief, open }: Props) {
  const { view, beat, question, ready } = useBoard();
  const lit = spotlightOf(beat, view);
  const matters = ({ place }: LocationCard) =>
    place === lit.location ||
    view.players.some(({ location }) => location === place) ||
    view.damagedLocations.includes(place) ||
    (ready && optionsAt(question, { location: place }).length > 0);
  const shown = brief ? places.filter(matters) : places;
  const quiet = places.filter((card) => !shown.includes(card));
  const spots: Spot[] = shown.map((card) => ({
    key: card.place,
    at: { location: card.place },
    face: <RoomFace card={card} small docked />,
    look: `room ${roomState(view, card)} ${lit.location === card.place ? 'lit' : ''}`,
  }));
  return (
    <section
      className={`docked ${board} ${quiet.length > 0 ? 'brief' : ''}`}
      style={{ '--places': Math.max(1, shown.length) } as React.CSSProperties}
    >
      <button
        type="button"
        className="docked-title"
        onClick={open}
        title={words.openBoard(boardTitle(board))}
      >
        {boardTitle(board)} <b className="hull-state">{boardNote(view, board)}</b>
      </button>
      {spots.length > 0 && <Places spots={spots} label={words.placesOn(boardTitle(board))} />}
      {quiet.length > 0 && <p className="docked-quiet">{quiet.map(({ name }) => name).join(' · ')}</p>}
    </section>
  );
}
