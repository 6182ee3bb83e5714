import './deck-list.css';
import { cards, type Deck, deckOf, noBase, preconstructed, sizeOf, teaching } from '@ragtag/card-game';
import { Link, useLocation } from 'wouter';
import { Wordmark } from '../../shell/ui/wordmark';
import { keepDeck, keepWithAccount, type OwnDeck, putAwayDeck } from '../decks/own-decks';
import { builder as words } from '../words';

interface Props {
  readonly own: readonly OwnDeck[];
  readonly account: string | null;
  /** Why the account's decks could not be brought up to date. */
  readonly trouble: string | null;
}

/** The own decks, and ours to begin with. */
export function DeckList({ own, account, trouble }: Props) {
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
          <Where own={own} account={account} trouble={trouble} />
          {own.length === 0 && <p>{words.none}</p>}
          <ul>
            {own.map(({ id, deck, account: of }) => (
              <li key={id} className="panel deck-card">
                <Link href={`/decks/${id}`}>
                  <span className="visually-hidden">{words.edit} </span>
                  <b>{deck.name}</b>
                  <small>
                    {described(deck)}
                    {account !== null && of === null && ` · ${words.onlyInBrowser}`}
                  </small>
                </Link>
                <button
                  type="button"
                  className="button small quiet"
                  title={words.duplicate(deck.name)}
                  onClick={() => open({ ...deck, name: words.copyOf(deck.name) })}
                >
                  {words.copyIt}
                </button>
                <button
                  type="button"
                  className="button small quiet"
                  aria-label={words.putAway(deck.name)}
                  onClick={() => putAwayDeck(id)}
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

/** Where the decks are kept, and how to have them elsewhere. */
function Where({ own, account, trouble }: Props) {
  if (account === null) return <p className="deck-where">{words.inBrowser}</p>;
  const loose = own.filter((each) => each.account === null).length;
  return (
    <>
      <p className="deck-where">{words.withAccount(account)}</p>
      {trouble !== null && <p role="alert">{words.notSent(trouble)}</p>}
      {loose > 0 && (
        <p className="deck-where">
          {words.loose(loose)}{' '}
          <button type="button" className="button small" onClick={keepWithAccount}>
            {words.keepThem}
          </button>
        </p>
      )}
    </>
  );
}

function described(deck: Deck): string {
  const base = cards[deck.base];
  return [base?.name ?? words.noBase, words.sizeOf(sizeOf(deck))].join(' · ');
}
