import type { Chooser, Frame } from '@ragtag/kernel';
import type { Crisis } from '../../procedures/crisis/crisis';
import type { DrawSeveral } from '../../procedures/crisis/draw-several';
import type { Jump } from '../../procedures/jumping/jump';
import type { State } from '../../state';
import type { DeckName, Seat } from '../../terms';
import { shuffled, take } from './dealing';
import type { Known } from './known';

/** Decks of whole cards, the cards drawn from them to be picked from, and hands of such cards. */

/** A place of hidden cards, to be filled again with as many. */
interface Place {
  readonly cards: readonly number[];
  /** What the seat knows to lie there, first and last. */
  readonly first?: readonly number[];
  readonly last?: readonly number[];
  fill(cards: number[]): void;
}

/** Whether the seat is being asked by this frame, and so sees what lies before it. */
function isAskedAt(s: State, frame: Frame, seat: Seat): boolean {
  const at = s.stack.indexOf(frame);
  return s.questions.some((q) => q.seat === seat && q.at === at);
}

/** Cards that somebody else has drawn to pick from. */
function drawnToPick(s: State, name: DeckName, seat: Seat): Place[] {
  return s.stack
    .filter((frame) => !isAskedAt(s, frame, seat))
    .flatMap((frame): Place[] => {
      const picking = frame as Frame & Partial<Crisis & DrawSeveral & Jump>;
      const deck = frame.p === 'jump' ? 'destination' : picking.deck;
      if (!['crisis', 'draw-several', 'jump'].includes(frame.p) || deck !== name) return [];
      return [{ cards: picking.drawn ?? [], fill: (cards) => putDrawn(picking, cards) }];
    });
}

function putDrawn(frame: { drawn?: number[] }, cards: number[]): void {
  if (frame.drawn) frame.drawn = cards;
}

/** Cards in hands that the seat does not see. */
function handsOf(s: State, name: DeckName, seat: Seat, known: Known): Place[] {
  if (name === 'quorum' && s.titles.president !== seat) {
    const fill = (cards: number[]) => {
      s.quorumHand = cards.sort((a, b) => a - b);
    };
    return [{ cards: s.quorumHand, first: known.quorum, fill }];
  }
  if (name !== 'super-crisis') return [];
  return s.players.flatMap((p, other) => {
    const fill = (cards: number[]) => {
      p.superCrises = cards.sort((a, b) => a - b);
    };
    return other === seat ? [] : [{ cards: p.superCrises, fill }];
  });
}

function placesOf(s: State, name: DeckName, seat: Seat, known: Known): Place[] {
  const deck = s.decks[name];
  const top = deck.discard.slice(-1);
  return [
    ...drawnToPick(s, name, seat),
    {
      cards: deck.draw,
      first: known.bottoms?.[name],
      last: known.tops?.[name],
      fill: (cards) => {
        deck.draw = cards;
      },
    },
    {
      cards: deck.discard.slice(0, -1),
      fill: (cards) => {
        deck.discard = [...cards, ...top];
      },
    },
    ...handsOf(s, name, seat, known),
  ];
}

export function dealDeck(s: State, name: DeckName, seat: Seat, random: Chooser, known: Known): void {
  const places = placesOf(s, name, seat, known);
  // Sorted first, so that the order in which they lay tells nothing.
  const pool = places.flatMap(({ cards }) => cards).sort((a, b) => a - b);
  /** Takes what is known out of the pool; a memory that no longer fits is no longer true. */
  const found = (cards: readonly number[] = [], room: number) =>
    cards.slice(0, room).filter((card) => take(pool, card));
  const kept = places.map(({ cards, first, last }) => {
    const end = found(last, cards.length);
    return { first: found(first, cards.length - end.length), last: end };
  });
  shuffled(random, pool);
  places.forEach(({ cards, fill }, i) => {
    const { first, last } = kept[i];
    fill([...first, ...pool.splice(0, cards.length - first.length - last.length), ...last]);
  });
}
