import './deck-side.css';
import {
  cards,
  cardTypes,
  type Deck,
  defaults,
  type Kind,
  legality,
  noBase,
  sizeOf,
} from '@ragtag/card-game';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { botName, startLocalGame } from '../../shell/game/start';
import { settings } from '../../shell/settings/settings';
import { Wordmark } from '../../shell/ui/wordmark';
import { keepDeck } from '../decks/own-decks';
import { builder as words } from '../words';
import { Compare } from './compare';
import { DeckLines } from './deck-lines';
import { Exchange } from './exchange';
import { Legality, Numbers } from './numbers';
import { Pool } from './pool';
import { SampleHand } from './sample-hand';
import { TestIt } from './test-it';

const mostOfOne = 4;
const bases = cards.flatMap(({ type }, kind) => (type === cardTypes[0] ? [kind] : []));

/** A deck with one of its cards as often as wanted. */
export function withCount(deck: Deck, kind: Kind, n: number): Deck {
  if (cards[kind].type === 'base') return { ...deck, base: n > 0 ? kind : noBase };
  const others = deck.cards.filter(([each]) => each !== kind);
  const count = Math.min(mostOfOne, n);
  return { ...deck, cards: count > 0 ? [...others, [kind, count]] : others };
}

interface Props {
  readonly id: string;
  readonly kept: Deck;
  /** The account that it is kept with. */
  readonly account: string | null;
}

/** Two columns on a desk, two tabs on a phone: all cards, and the deck. */
export function Editor({ id, kept, account }: Props) {
  const [deck, setDeck] = useState(kept);
  const [tab, setTab] = useState<'pool' | 'deck'>('pool');
  const [, go] = useLocation();
  const change = (next: Deck) => {
    setDeck(next);
    keepDeck(next, id);
  };
  const setCount = (kind: Kind, n: number) => change(withCount(deck, kind, n));
  const missions = deck.cards.flatMap(([kind]) => (cards[kind].type === 'mission' ? [kind] : []));
  const tryIt = () => {
    const seats = [
      { name: settings().name || 'You', by: 'person' as const, setup: deck },
      { name: botName(0), by: 'bot' as const, level: 'officer' as const },
    ];
    go(`/game/${startLocalGame({ game: 'card', selection: {}, seats })}`);
  };
  return (
    <div className="builder">
      <header className="builder-head">
        <Wordmark />
        <Link href="/decks">{words.back}</Link>
        <h1 className="visually-hidden">{deck.name || words.newName}</h1>
        <input
          className="deck-title"
          aria-label={words.nameOfTheDeck}
          value={deck.name}
          maxLength={60}
          onChange={({ target }) => change({ ...deck, name: target.value })}
        />
        <small className="builder-kept">{account === null ? words.save : words.saveWith(account)}</small>
        <b className="builder-size">{words.sizeOf(sizeOf(deck))}</b>
        <button
          type="button"
          className="button primary"
          disabled={legality(deck, defaults).length > 0}
          onClick={tryIt}
        >
          {words.tryIt}
        </button>
      </header>
      <div className="builder-tabs">
        {(['pool', 'deck'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
            {words[each]}
          </button>
        ))}
      </div>
      <main className={`builder-main ${tab}`}>
        <Pool
          missions={missions}
          base={deck.base}
          countOf={(kind) => deck.cards.find(([each]) => each === kind)?.[1] ?? 0}
          setCount={setCount}
        />
        <section className="deck-side" aria-label={words.deck}>
          <label className="field">
            <span className="label">{words.base}</span>
            <select
              value={deck.base}
              onChange={({ target }) => change({ ...deck, base: Number(target.value) })}
            >
              <option value={noBase}>{words.noBase}</option>
              {bases.map((kind) => (
                <option key={kind} value={kind}>
                  {cards[kind].name} ({cards[kind].makes}, {cards[kind].influence})
                </option>
              ))}
            </select>
          </label>
          <Legality deck={deck} options={defaults} />
          <DeckLines deck={deck} setCount={setCount} />
          <Numbers deck={deck} />
          <SampleHand deck={deck} />
          <TestIt deck={deck} options={defaults} />
          <Compare id={id} deck={deck} />
          <Exchange deck={deck} replace={change} />
        </section>
      </main>
    </div>
  );
}
