import { type Card, cards, kindOf } from '@ragtag/card-game';
import { cardText } from '@ragtag/card-game/say';
import { Link } from 'wouter';
import { CardFace } from '../cards/card-face';
import { rulebook as words } from '../words';

/** What stands where on a card, numbered as the book explains it. */
const parts: readonly (readonly [string, (card: Card) => boolean])[] = [
  ['title', ({ title }) => title !== null],
  ['subtitle', () => true],
  ['threat', ({ type }) => type !== 'base'],
  ['cost', ({ cost }) => Object.values(cost).some((n) => n > 0)],
  ['traits', ({ traits }) => traits.length > 0],
  ['text', (card) => cardText(card).parts.length > 0],
  ['power', ({ type }) => type !== 'event' && type !== 'mission'],
  ['makes', ({ makes }) => makes !== null],
  ['mystic', ({ type }) => type !== 'base'],
];

/** A card as we draw it, with the numbers of its parts. */
export function CardFigure({ id }: { readonly id: string }) {
  const kind = kindOf(id);
  if (kind === undefined) return null;
  const card = cards[kind];
  return (
    <figure className="card-figure">
      <div className="anatomy">
        <CardFace kind={kind} size="zoom" />
        {parts.map(
          ([name, isThere], at) =>
            isThere(card) && (
              <span key={name} className={`part-${name}`} aria-hidden="true">
                {at + 1}
              </span>
            ),
        )}
      </div>
      <figcaption>
        <Link href={`/cards/${id}`}>{words.pageOf(card.name)}</Link>
      </figcaption>
    </figure>
  );
}
