import type { Asking } from '@ragtag/kernel';
import { putOnTop, putUnder } from '../../operations/decks';
import { rules } from '../../rules';
import { holds } from '../../state/held';
import { drawnToPick } from '../../state/place';
import { cardOfDeck, plain } from '../../state/shapes';
import type { DeckName, Seat } from '../../terms';
import { type CardOption, cardOptions } from './drawn-cards';

export interface ArrangeSeveral {
  readonly seat: Seat;
  readonly deck: DeckName;
  /** Cards that are still to be put back. */
  cards: number[];
  /** None of them under the deck. */
  readonly onTop?: boolean;
}

interface PutOption extends CardOption {
  readonly deck: DeckName;
  readonly place: 'top' | 'bottom';
}

declare module '../../rules' {
  interface Procedures {
    'arrange-several': ArrangeSeveral;
  }
  interface Asks {
    'put-back': Asking<PutOption>;
  }
}

rules.locals('arrange-several', { seat: plain, cards: cardOfDeck });

holds('arrange-several', (_s, frame, isAsked) => [
  drawnToPick(frame.deck, frame.cards, isAsked, (cards) => {
    frame.cards = cards;
  }),
]);

const places = ['top', 'bottom'] as const;
const topOnly = ['top'] as const;

rules.ask<PutOption, ArrangeSeveral>('put-back', {
  options: (_g, { deck, cards, onTop }) =>
    cardOptions(deck, cards).flatMap(({ id, card }) =>
      (onTop ? topOnly : places).map((place) => ({ id: `${place}:${id}`, card, deck, place })),
    ),
  chosen(g, frame, [{ card, place }]) {
    frame.cards.splice(frame.cards.indexOf(card), 1);
    (place === 'top' ? putOnTop : putUnder)(g, frame.deck, card);
  },
});

/** Putting cards that somebody has seen back, one after another, on top of their deck or under it. */
rules.procedure('arrange-several', {
  putBack(g, frame) {
    if (frame.cards.length === 0) return;
    frame.i--;
    rules.put(g, frame.seat, 'put-back');
  },
});
