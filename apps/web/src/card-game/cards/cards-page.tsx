import '../builder/builder.css';
import './cards-page.css';
import { cards, type UnitView } from '@ragtag/card-game';
import { Link, useSearch } from 'wouter';
import { Wordmark } from '../../shell/ui/wordmark';
import { MissionFace, UnitFace } from '../table/tiles';
import { builder as words } from '../words';
import { CardFace } from './card-face';

const sizes = ['tile', 'hand', 'zoom'] as const;

/** A unit as it comes into play. */
function freshUnit(kind: number): UnitView {
  const { power, threat, traits, keywords } = cards[kind];
  return {
    handle: kind + 1,
    owner: 0,
    cards: [kind],
    alert: true,
    down: false,
    links: [],
    used: [],
    power,
    parts: [],
    threat,
    traits,
    keywords,
  };
}

/** Every card there is, on one page, at one size. */
export default function CardsPage() {
  const wanted = new URLSearchParams(useSearch()).get('size');
  const size = sizes.find((each) => each === wanted) ?? 'hand';
  return (
    <div className="builder">
      <header className="builder-head">
        <Wordmark />
        <h1>{words.pool}</h1>
        <nav aria-label={words.size} className="sizes">
          {sizes.map((each) => (
            <Link key={each} href={`/cards?size=${each}`} aria-current={each === size ? 'page' : undefined}>
              {words.sizes[each]}
            </Link>
          ))}
        </nav>
        <Link href="/decks">{words.title}</Link>
      </header>
      <main>
        <ul className={`all-cards size-${size}`}>
          {cards.map(({ id, type }, kind) => (
            <li key={id} id={id}>
              <Link href={`/cards/${id}`}>
                {size !== 'tile' ? (
                  <CardFace kind={kind} size={size} />
                ) : type === 'personnel' || type === 'ship' ? (
                  <UnitFace unit={freshUnit(kind)} />
                ) : type === 'mission' ? (
                  <MissionFace kind={kind} />
                ) : (
                  <CardFace kind={kind} size="hand" />
                )}
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
