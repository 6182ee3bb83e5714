import './text-board.css';
import {
  areas,
  type BoardName,
  boardNames,
  locationsSeen,
  type Pointed,
  type View,
} from '@ragtag/board-game';
import { OpensCard } from '../cards/opens';
import { useBoard } from '../use-board';
import { board as words } from '../words';
import { boardNote, fleetText, placeText, shipsText } from '../words/places';
import { areaName, boardTitle, capital } from '../words/say';
import { Away, boardsAway } from './boards';
import { PlaceInfo } from './place-info';

/** The board as words, with everything the drawing shows. */
export function TextBoard() {
  const { view } = useBoard();
  return (
    <section className="text-board" aria-label={words.theBoardInWords}>
      <h2>{words.space}</h2>
      <dl>
        {areas.map((area) => (
          <div key={area}>
            <dt>
              <About at={{ area }} name={capital(areaName(area))} />
            </dt>
            <dd>{shipsText(view, area)}</dd>
          </div>
        ))}
      </dl>
      {view.fleet && (
        <>
          <h2>{words.fleetBoard}</h2>
          <dl>
            {areas.map((area) => (
              <div key={area}>
                <dt>
                  <About at={{ fleet: area }} name={capital(areaName(area))} />
                </dt>
                <dd>{fleetText(view, area)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {boardsAway(view).map((board) => (
        <Away key={board} board={board} />
      ))}
      {boardNames.map((board) => (
        <Places key={board} board={board} view={view} />
      ))}
    </section>
  );
}

/** A name that opens what the place is for, and why it cannot be chosen now. */
function About({ at, name }: { readonly at: Pointed; readonly name: string }) {
  return (
    <OpensCard title={name} look="sheet-button" face={name}>
      <PlaceInfo at={at} />
    </OpensCard>
  );
}

interface PlacesProps {
  readonly board: BoardName;
  readonly view: View;
}

/** The places of a board; nothing of a board that is not in the game. */
function Places({ board, view }: PlacesProps) {
  const places = locationsSeen(view).filter((location) => location.board === board);
  if (places.length === 0 || (board === 'new-caprica' && !view.newCaprica)) return null;
  return (
    <>
      <h2>{[boardTitle(board), boardNote(view, board)].filter(Boolean).join(': ')}</h2>
      <dl>
        {board === 'new-caprica' && view.newCaprica && (
          <div>
            <dt>{words.shipsOnTheGround}</dt>
            <dd>{words.stacked(view.newCaprica.locked, view.newCaprica.prepared)}</dd>
          </div>
        )}
        {places.map(({ place, name }) => (
          <div key={place}>
            <dt>
              <About at={{ location: place }} name={name} />
            </dt>
            <dd>{placeText(view, place)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
