import { never } from '@ragtag/kernel';
import { topReordered, topSeen } from '../../operations/memory';
import { leavePlay } from '../../operations/play-area';
import { type G, rules } from '../../rules';
import { unitBy } from '../../table/queries';
import type { Handle, Kind, Seat } from '../../terms';
import { type CardOption, cardOptions, kindsOf } from './card-options';

/** Cards that were put on or under a deck, whose order somebody chooses. */
interface OrderOnDeck {
  readonly seat: Seat;
  readonly deck: Seat;
  readonly n: number;
  readonly where: 'top' | 'bottom';
}

declare module '../../rules' {
  interface Procedures {
    'order-on-deck': OrderOnDeck;
  }
}

const lying = (g: G, { deck, n, where }: OrderOnDeck): Kind[] => {
  const cardsThere = g.state.players[deck].deck;
  return (where === 'top' ? cardsThere.slice(-n) : cardsThere.slice(0, n)).reverse();
};

/** Picked from above to below. Asked even where the order is all one, which nobody else may know. */
rules.ask<CardOption, OrderOnDeck>('order-on-deck', {
  moot: never,
  options: (g, frame) => cardOptions(lying(g, frame)),
  count: (_g, { n }) => [n, n],
  chosen(g, { deck, n, where }, picks, { seat }) {
    const p = g.state.players[deck];
    const kinds = kindsOf(picks);
    p.deck.splice(where === 'top' ? p.deck.length - n : 0, n, ...kinds.slice().reverse());
    if (where === 'bottom') return;
    topReordered(p, n);
    topSeen(p, kinds, seat);
  },
});

rules.procedure('order-on-deck', { choose: (g, { seat }) => void rules.put(g, seat, 'order-on-deck') });

/** Lets somebody choose the order of cards that were put on or under a deck. rule: ccg.stack.leaves-whole */
export function orderOnDeck(g: G, seat: Seat, deck: Seat, n: number, where: 'top' | 'bottom'): void {
  if (n > 1) rules.call(g, 'order-on-deck', { seat, deck, n, where });
}

/** A unit goes on top of its owner's deck; the owner chooses the order of a stack. */
export function putOnTop(g: G, handle: Handle, rule: string): void {
  const unit = unitBy(g.state, handle);
  const differ = unit !== undefined && new Set(unit.cards).size > 1;
  leavePlay(g, handle, 'deck-top', rule);
  if (differ) orderOnDeck(g, unit.owner, unit.owner, unit.cards.length, 'top');
}
