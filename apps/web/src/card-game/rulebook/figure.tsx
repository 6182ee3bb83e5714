import { cards, kindOf } from '@ragtag/card-game';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { CardFace } from '../cards/card-face';
import { rulebook as words } from '../words';

/** The parts of a face as the book numbers them, and at which side the number stands. */
const parts: readonly (readonly [selector: string, side: 'left' | 'right'])[] = [
  ['.face-names:has(.face-subtitle) .face-title', 'left'],
  ['.face-subtitle, .face-names:not(:has(.face-subtitle)) .face-title', 'left'],
  ['.face-threat', 'right'],
  ['.face-cost', 'left'],
  ['.face-traits span:nth-child(2)', 'left'],
  ['.face-text p', 'right'],
  ['.face-power', 'left'],
  ['.face-makes', 'right'],
  ['.face-mystic', 'right'],
];

/** Numbers at one side keep so many pixels apart. */
const apart = 27;

/** How far down each part is; nothing where the card has no such part. */
function placesIn(figure: HTMLElement): readonly (number | null)[] {
  const { top } = figure.getBoundingClientRect();
  const last = { left: -apart, right: -apart };
  return parts.map(([selector, side]) => {
    const part = figure.querySelector(selector)?.getBoundingClientRect();
    if (!part) return null;
    last[side] = Math.max(part.top + part.height / 2 - top, last[side] + apart);
    return last[side];
  });
}

/** A card as we draw it, with the numbers of its parts. */
export function CardFigure({ id }: { readonly id: string }) {
  const figure = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly (number | null)[]>([]);
  useLayoutEffect(() => {
    const place = () => figure.current && setPlaces(placesIn(figure.current));
    place();
    document.fonts.ready.then(place);
  }, []);
  const kind = kindOf(id);
  if (kind === undefined) return null;
  return (
    <figure className="card-figure">
      <div className="anatomy" ref={figure}>
        <CardFace kind={kind} size="zoom" />
        {places.map(
          (top, at) =>
            top !== null && (
              <span key={parts[at][0]} className={parts[at][1]} style={{ top }} aria-hidden="true">
                {at + 1}
              </span>
            ),
        )}
      </div>
      <figcaption>
        <Link href={`/cards/${id}`}>{words.pageOf(cards[kind].name)}</Link>
      </figcaption>
    </figure>
  );
}
