import type { AnyCard } from '@ragtag/board-game/say';
import { partsOf } from '../words/cards';

/** A card's text, as it is printed from what the card does. */
export function CardBody({ card }: { readonly card: AnyCard }) {
  return (
    <div className="card-body">
      {partsOf(card).map(({ heading, text }) => (
        <p key={`${heading}/${text}`}>
          {heading && <b>{heading} </b>}
          {text}
        </p>
      ))}
    </div>
  );
}
