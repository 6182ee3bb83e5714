import '../builder/builder.css';
import './cards-page.css';
import '../rulebook/rulebook.css';
import { type Card, cards, kindOf, preconstructed } from '@ragtag/card-game';
import { cardText } from '@ragtag/card-game/say';
import { ruleText } from '@ragtag/rulebook';
import { cardRulebook } from '@ragtag/rulebook/card-game';
import { useEffect } from 'react';
import { Link } from 'wouter';
import NotFound from '../../shell/home/not-found';
import { Wordmark } from '../../shell/ui/wordmark';
import { rulesFor } from '../rulebook/touched';
import { builder, faces, rulebook as words } from '../words';
import { CardFace } from './card-face';

/** All there is to know of one card: its face, its text, rulings on it, the rules it touches, the decks it is in. */
export default function CardPage({ id }: { readonly id: string }) {
  const kind = kindOf(id);
  const name = kind === undefined ? '' : cards[kind].name;
  useEffect(() => {
    if (name !== '') document.title = words.titleOf(name);
  }, [name]);
  if (kind === undefined) return <NotFound />;
  const card = cards[kind];
  const { parts } = cardText(card);
  const { rulings, touched } = rulesFor(
    card,
    parts.map(({ text }) => text),
  );
  const decks = preconstructed.filter(
    (deck) => deck.base === card.id || deck.cards.some(([each]) => each === card.id),
  );
  return (
    <div className="builder card-page">
      <header className="builder-head">
        <Wordmark />
        <h1>{card.name}</h1>
        <nav aria-label={words.more} className="sizes">
          <Link href="/cards">{builder.pool}</Link>
          <Link href="/rulebook/card">{words.book}</Link>
          <Link href="/decks">{builder.title}</Link>
        </nav>
      </header>
      <main className="card-page-main">
        <CardFace kind={kind} size="zoom" />
        <div>
          <Numbers card={card} />
          <h2>{words.text}</h2>
          {parts.length === 0 ? <p>{words.noText}</p> : parts.map(({ text }) => <p key={text}>{text}</p>)}
          {rulings.length > 0 && <Rules title={words.rulings} rules={rulings} />}
          <Rules title={words.touches} rules={touched} />
          {decks.length > 0 && (
            <p>
              {words.inDecks} {decks.map((deck) => deck.name).join(', ')}.
            </p>
          )}
        </div>
      </main>
    </div>
  );
}

function Numbers({ card }: { readonly card: Card }) {
  const { type, traits, power, threat, mystic, makes, cost, set, code, rarity } = card;
  const isUnit = type === 'personnel' || type === 'ship';
  const all: readonly (readonly [string, string | number | null])[] = [
    [words.type, faces.types[type]],
    [words.traits, traits.join(', ') || null],
    [words.cost, faces.price(cost) || null],
    [faces.power, isUnit || type === 'base' ? power : null],
    [faces.threat, type === 'base' ? null : threat],
    [faces.mystic, type === 'base' ? null : mystic],
    [words.makes, makes === null ? null : faces.resources[makes]],
    [words.printing, `${code}, ${builder.sets[set]}, ${rarity}`],
  ];
  return (
    <dl className="card-numbers">
      {all.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Some rules stand in the middle of a list. */
const asSentence = (text: string): string =>
  (text.charAt(0).toUpperCase() + text.slice(1)).replace(/;$/, '.');

function Rules({ title, rules }: { readonly title: string; readonly rules: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="card-rules">
        {rules.map((rule) => (
          <li key={rule}>
            {asSentence(ruleText(cardRulebook, rule))}{' '}
            <a href={`/rulebook/card#${rule}`} aria-label={words.rule(rule)} title={rule}>
              §
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
