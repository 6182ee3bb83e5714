import './destination-scene.css';
import { destinationCards } from '@ragtag/board-game';
import { CardBody } from '../cards/card-body';
import { stage as words } from '../words';

/** Where the fleet comes out, laid down as a card with its distance. */
export function DestinationCard({ card }: { readonly card: number }) {
  const { name, distance } = destinationCards[card];
  return (
    <article className="destination-card">
      <p className="destination-distance">
        <b>{distance}</b> {words.further}
      </p>
      <div>
        <p className="label">{words.scenes.destination}</p>
        <p className="beat-title">{name}</p>
        <CardBody card={destinationCards[card]} />
      </div>
    </article>
  );
}
