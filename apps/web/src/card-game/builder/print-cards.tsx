import type { Deck } from '@ragtag/card-game';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CardFace } from '../cards/card-face';
import { builder as words } from '../words';

/** All cards of a deck on paper, as large as cards are, to cut out. */
export function PrintCards({ deck }: { readonly deck: Deck }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    print();
    setPrinting(false);
  }, [isPrinting]);
  const kinds = [deck.base, ...deck.cards.flatMap(([kind, n]) => Array<number>(n).fill(kind))];
  return (
    <>
      <button type="button" className="button small" onClick={() => setPrinting(true)}>
        {words.printCards}
      </button>
      {isPrinting &&
        createPortal(
          <ul className="print-cards">
            {kinds
              .filter((kind) => kind >= 0)
              .map((kind, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike.
                <li key={i}>
                  <CardFace kind={kind} size="zoom" />
                </li>
              ))}
          </ul>,
          document.body,
        )}
    </>
  );
}
