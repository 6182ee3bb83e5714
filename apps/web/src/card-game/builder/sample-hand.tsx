import { cards, cardsOf, type Deck, type Kind } from '@ragtag/card-game';
import { useMemo, useState } from 'react';
import { CardFace } from '../cards/card-face';
import { builder as words } from '../words';

function draw(deck: Deck): Kind[] {
  const all = cardsOf(deck);
  const size = cards[deck.base]?.hand ?? 4;
  const hand: Kind[] = [];
  while (hand.length < size && all.length > 0) {
    const [kind] = all.splice(Math.floor(Math.random() * all.length), 1);
    hand.push(kind);
  }
  return hand;
}

/** A starting hand, to see how the deck would begin. */
export function SampleHand({ deck }: { readonly deck: Deck }) {
  const [n, setN] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hand each time one is asked for.
  const hand = useMemo(() => draw(deck), [deck, n]);
  if (hand.length === 0) return null;
  return (
    <section className="sample-hand">
      <h2 className="label">{words.sampleHand}</h2>
      <ul>
        {hand.map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: like cards cannot be told apart.
          <li key={i}>
            <CardFace kind={kind} size="hand" />
          </li>
        ))}
      </ul>
      <button type="button" className="button small" onClick={() => setN(n + 1)}>
        {words.drawAnew}
      </button>
    </section>
  );
}
