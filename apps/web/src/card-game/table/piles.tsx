import { cards, type Kind, type Seat } from '@ragtag/card-game';
import { useState } from 'react';
import { Modal } from '../../shell/ui/modal';
import { CardFace } from '../cards/card-face';
import { table as words } from '../words';
import { useLooking } from './preview';
import { optionsAt } from './things';
import { useCards } from './use-cards';

type Opened = 'left' | 'list' | 'discard';

const titles: Readonly<Record<Opened, (name: string) => string>> = {
  left: () => words.whatIsLeft,
  list: words.listOf,
  discard: words.discardOf,
};

/** Deck and discard pile; what is left in the own deck may always be counted, and an open deck be read. */
export function Piles({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const { view, question, ready } = useCards();
  const [open, setOpen] = useState<Opened | null>(null);
  const { deck, discard, left, list } = view.players[seat];
  const top = discard.at(-1);
  const onTop = top === undefined ? null : (cards[top].title ?? cards[top].subtitle);
  const isLit =
    ready &&
    question?.ask === 'target' &&
    seat === view.seat &&
    discard.some((kind) => optionsAt(question, { card: kind }).length > 0);
  return (
    <span className="piles">
      {left && (
        <button
          type="button"
          className="pile deck"
          onClick={() => setOpen('left')}
          aria-label={words.deckLeft(left.length)}
          title={words.deckLeft(left.length)}
        >
          {left.length}
        </button>
      )}
      {list && !left && (
        <button
          type="button"
          className="pile deck"
          onClick={() => setOpen('list')}
          aria-label={words.listOf(name)}
        >
          {typeof deck === 'number' ? deck : deck.length}
        </button>
      )}
      <button
        type="button"
        className={`pile discard ${isLit ? 'lit' : ''}`}
        onClick={() => setOpen('discard')}
        aria-label={words.discardPile(name, discard.length, onTop)}
      >
        {onTop === null ? '–' : <span>{onTop}</span>}
      </button>
      {open && (
        <Modal title={titles[open](name)} isOpen onOpenChange={(isOpen) => !isOpen && setOpen(null)}>
          <Cards kinds={{ left, list, discard: [...discard].reverse() }[open] ?? []} />
        </Modal>
      )}
    </span>
  );
}

/** Cards with how many there are of each. */
function Cards({ kinds }: { readonly kinds: readonly Kind[] }) {
  const looking = useLooking();
  const counts = new Map<Kind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (kinds.length === 0) return <p>{words.empty}</p>;
  return (
    <ul className="pile-cards">
      {[...counts].map(([kind, n]) => (
        <li key={kind}>
          {n > 1 && <b className="pile-count">{n}×</b>}
          <button type="button" className="thing" onClick={() => looking.open(kind, { card: kind })}>
            <CardFace kind={kind} size="hand" />
          </button>
        </li>
      ))}
    </ul>
  );
}
