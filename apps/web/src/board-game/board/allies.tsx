import './allies.css';
import { allyCards, traumaTokens, type View } from '@ragtag/board-game';
import { CardBody } from '../cards/card-body';
import { useBoard } from '../use-board';
import { ionian as words } from '../words';
import { nameOfSeat } from '../words/people';

type PlacedAlly = NonNullable<View['allies']>[number];

/** The Allies at a place. */
export function alliesAt({ allies = [] }: View, place: string): readonly PlacedAlly[] {
  return allies.filter(({ card }) => allyCards[card].location === place);
}

/** A name as short as fits on a token: without what stands in quotes, the last word of it. */
export function allyName(card: number): string {
  const [, called] = /"(.+)"/.exec(allyCards[card].name) ?? [];
  return called ?? allyCards[card].name.split(' ').slice(-1)[0];
}

/** Allies and trauma tokens in a room, told by name and sign. */
export function AlliesHere({ place, small }: { readonly place: string; readonly small: boolean }) {
  const { view } = useBoard();
  const allies = alliesAt(view, place);
  const token = view.trauma?.on.includes(place) ?? false;
  if (allies.length === 0 && !token) return null;
  return (
    <span className="room-allies">
      {allies.map(({ card }) => (
        <span key={card} className="ally">
          {small || allies.length > 1 ? allyName(card).slice(0, 2) : allyName(card)}
        </span>
      ))}
      {token && <span className="trauma-here">◒</span>}
    </span>
  );
}

/** What meeting each of the Allies at a place can bring, and what is known of the token on its card. */
export function AllyCards({ place }: { readonly place: string }) {
  const { view } = useBoard();
  const allies = alliesAt(view, place);
  if (allies.length === 0) return null;
  return (
    <section className="ally-cards" aria-label={words.alliesHere}>
      {allies.map((ally) => (
        <article key={ally.card}>
          <h4>{words.ally(allyCards[ally.card].name)}</h4>
          <CardBody card={allyCards[ally.card]} />
          {ally.token !== undefined && <p className="ally-token">{tokenWords(view, ally)}</p>}
        </article>
      ))}
      <p>{words.metWhenYouStay}</p>
    </section>
  );
}

function tokenWords(view: View, { token, by }: PlacedAlly): string {
  if (typeof token === 'number') return words.tokenKnown(words.symbols[traumaTokens[token].symbol]);
  return by === undefined ? words.tokenUnknown : words.tokenOf(nameOfSeat(view, by));
}
