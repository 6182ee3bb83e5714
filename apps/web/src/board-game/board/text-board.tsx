import { areas, type LocationCard, locationsSeen, type Pointed, type View } from '@ragtag/board-game';
import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { useBoard } from '../use-board';
import { board as words } from '../words';
import { placeText, shipsText } from '../words/places';
import { areaName, capital } from '../words/say';
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
      <Places title={words.galactica} board="galactica" view={view} />
      <Places title={words.colonialOne} board="colonial-one" view={view} />
      <Places title={words.cylonLocations} board="cylon" view={view} />
    </section>
  );
}

/** A name that opens what the place is for, and why it cannot be chosen now. */
function About({ at, name }: { readonly at: Pointed; readonly name: string }) {
  return (
    <DialogTrigger>
      <Button className="sheet-button">{name}</Button>
      <Popover className="place-popover">
        <Dialog className="place-card">
          <Heading slot="title">{name}</Heading>
          <PlaceInfo at={at} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

interface PlacesProps {
  readonly title: string;
  readonly board: LocationCard['board'];
  readonly view: View;
}

function Places({ title, board, view }: PlacesProps) {
  return (
    <>
      <h2>{title}</h2>
      <dl>
        {locationsSeen(view)
          .filter((location) => location.board === board)
          .map(({ place, name }) => (
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
