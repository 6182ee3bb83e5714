import { type CardFact, cards, type Kind } from '@ragtag/card-game';
import type { ReactNode } from 'react';
import { useLooking } from './preview';

/** The cards that a fact names. */
function kindsIn(fact: CardFact): readonly Kind[] {
  const {
    kind,
    kinds,
    cards: several,
    beneath,
    to,
  } = fact as Partial<
    Record<'kind' | 'beneath' | 'to', unknown> & Record<'kinds' | 'cards', readonly unknown[]>
  >;
  return [kind, beneath, to, ...(kinds ?? []), ...(several ?? [])].filter(
    (each): each is Kind => typeof each === 'number' && cards[each] !== undefined,
  );
}

/** A line of the log, in which the names of cards open their card. */
export function ToldLine({ fact, text }: { readonly fact: CardFact; readonly text: string }) {
  const looking = useLooking();
  const named = [...new Set(kindsIn(fact))]
    .map((kind) => ({ kind, at: text.indexOf(cards[kind].name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const parts: ReactNode[] = [];
  let told = 0;
  for (const { kind, at } of named) {
    // A name within a longer one has been told with it.
    if (at < told) continue;
    const { name } = cards[kind];
    const after = at + name.length;
    // What ends the sentence stays with the name.
    const [stop] = /^[.,:;!?)]*/.exec(text.slice(after)) ?? [''];
    parts.push(
      text.slice(told, at),
      <span key={kind} className="card-named">
        <button type="button" className="card-name" onClick={() => looking.open(kind, {})}>
          {name}
        </button>
        {stop}
      </span>,
    );
    told = after + stop.length;
  }
  return (
    <>
      {parts}
      {text.slice(told)}
    </>
  );
}
