import './pool.css';
import { cards, type Kind } from '@ragtag/card-game';
import { useState } from 'react';
import { CardFace } from '../cards/card-face';
import { useLooking } from '../table/preview';
import { useHold } from '../table/use-hold';
import { builder as words } from '../words';
import { FilterBar } from './filter-bar';
import { type Filters, noFilters, search } from './filters';

interface Props {
  readonly countOf: (kind: Kind) => number;
  readonly missions: readonly Kind[];
  readonly base: Kind;
  setCount(kind: Kind, n: number): void;
}

/** Cards that are drawn at first, and each time more are wanted. */
const page = 48;

/** All cards that there are; a click adds one, digits say how many, and a long press shows it whole. */
export function Pool({ countOf, missions, base, setCount }: Props) {
  const [filters, setFilters] = useState<Filters>(noFilters);
  const [shown, setShown] = useState(page);
  const looking = useLooking();
  const hold = useHold();
  const found = search(filters);
  const change = (next: Filters) => {
    setFilters(next);
    setShown(page);
  };
  return (
    <section className="pool" aria-label={words.pool}>
      <FilterBar filters={filters} missions={missions} change={change} />
      <p className="label" role="status">
        {words.found(found.length)}
      </p>
      <p className="pool-help">{words.addOrLook}</p>
      <ul className="pool-cards">
        {found.slice(0, shown).map((kind) => {
          const isBase = cards[kind].type === 'base';
          const n = isBase ? Number(base === kind) : countOf(kind);
          return (
            <li key={kind} className={n > 0 ? 'taken' : ''}>
              <button
                type="button"
                className="pool-card"
                onClick={() => setCount(kind, isBase ? 1 : n + 1)}
                {...hold(() => looking.open(kind, { card: kind }))}
                onKeyDown={({ key }) => {
                  if (/^[0-4]$/.test(key)) setCount(kind, Number(key));
                  else if (key === '+') setCount(kind, isBase ? 1 : n + 1);
                  else if (key === '-') setCount(kind, Math.max(0, n - 1));
                }}
              >
                <span className="visually-hidden">{words.add(cards[kind].name)}</span>
                <span aria-hidden="true" className="pool-face">
                  <CardFace kind={kind} size="hand" />
                </span>
              </button>
              {n > 0 && (
                <span className="pool-count">
                  <b>{words.times(n)}</b>
                  <button
                    type="button"
                    aria-label={words.remove(cards[kind].name)}
                    onClick={() => setCount(kind, n - 1)}
                  >
                    −
                  </button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {found.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + page)}>
          {words.more}
        </button>
      )}
    </section>
  );
}
