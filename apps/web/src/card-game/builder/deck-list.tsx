import { cards, type Deck, deckOf, noBase, preconstructed, sizeOf, teaching } from '@ragtag/card-game';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Wordmark } from '../../shell/ui/wordmark';
import { keepDeck, ownDecks, putAwayDeck } from '../decks/own-decks';
import { builder as words } from '../words';

/** The decks of this browser, and ours to begin with. */
export function DeckList() {
  const [own, setOwn] = useState(ownDecks);
  const [, go] = useLocation();
  const open = (deck: Deck) => go(`/decks/${keepDeck(deck)}`);
  return (
    <div className="builder">
      <header className="builder-head">
        <Wordmark />
        <h1>{words.title}</h1>
        <Link href="/cards">{words.allCards}</Link>
        <button
          type="button"
          className="button primary"
          onClick={() => open({ name: words.newName, base: noBase, cards: [] })}
        >
          {words.newDeck}
        </button>
      </header>
      <main className="deck-lists">
        <section aria-labelledby="own-decks">
          <h2 id="own-decks">{words.yours}</h2>
          {own.length === 0 && <p>{words.none}</p>}
          <ul>
            {own.map(({ id, deck }) => (
              <li key={id} className="panel deck-card">
                <Link href={`/decks/${id}`} aria-label={words.edit(deck.name)}>
                  <b>{deck.name}</b>
                  <small>{described(deck)}</small>
                </Link>
                <button
                  type="button"
                  className="button small quiet"
                  aria-label={words.putAway(deck.name)}
                  onClick={() => {
                    putAwayDeck(id);
                    setOwn(ownDecks());
                  }}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="our-decks">
          <h2 id="our-decks">{words.ours}</h2>
          <ul>
            {[...preconstructed, ...teaching].map((source) => (
              <li key={source.id} className="panel deck-card">
                <span className="deck-told">
                  <b>{source.name}</b>
                  <small>{described(deckOf(source))}</small>
                </span>
                <button
                  type="button"
                  className="button small"
                  onClick={() => open({ ...deckOf(source), name: words.copyOf(source.name) })}
                >
                  {words.changeIt}
                </button>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  );
}

function described(deck: Deck): string {
  const base = cards[deck.base];
  return [base?.name ?? words.noBase, words.sizeOf(sizeOf(deck))].join(' · ');
}
