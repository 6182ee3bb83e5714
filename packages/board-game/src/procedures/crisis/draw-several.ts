import type { Asking } from '@ragtag/kernel';
import { isPlayable } from '../../in-play/actions/mutiny';
import { discardCard, putUnder } from '../../operations/decks';
import { rules } from '../../rules';
import { holds } from '../../state/held';
import { drawnToPick } from '../../state/place';
import { cardOfDeck, plain } from '../../state/shapes';
import type { Seat } from '../../terms';
import { playMutiny } from '../mutiny/play-mutiny';
import { startCrisis } from './crisis';
import { type CardOption, cardOptions, drawToSee } from './drawn-cards';

export interface DrawSeveral {
  readonly seat: Seat;
  readonly deck: 'crisis' | 'quorum' | 'mutiny';
  readonly n: number;
  readonly rest: 'bottom' | 'discard';
  drawn: number[];
  /** Index of the card that is carried out; -1 until it is picked. */
  card: number;
}

declare module '../../rules' {
  interface Procedures {
    'draw-several': DrawSeveral;
  }
  interface Asks {
    'keep-card': Asking<CardOption>;
  }
}

rules.locals('draw-several', { seat: plain, n: plain, drawn: cardOfDeck, card: cardOfDeck });

holds('draw-several', (_s, frame, isAsked) => [
  drawnToPick(frame.deck, frame.drawn, isAsked, (cards) => {
    frame.drawn = cards;
  }),
]);

rules.ask<CardOption, DrawSeveral>('keep-card', {
  options(g, { seat, deck, drawn }) {
    const options = cardOptions(deck, drawn);
    return deck === 'mutiny' ? options.filter(({ card }) => isPlayable(g, seat, card)) : options;
  },
  chosen(g, frame, [{ card }]) {
    const { deck, drawn, rest } = frame;
    drawn.splice(drawn.indexOf(card), 1);
    for (const other of drawn) {
      if (rest === 'bottom') putUnder(g, deck, other);
      else {
        discardCard(g, deck, other);
        g.facts.push({ fact: 'crisis-discarded', card: other, deck });
      }
    }
    frame.drawn = [];
    frame.card = card;
  },
});

/** Draws several cards to see, carries out one and puts the rest away. */
rules.procedure('draw-several', {
  pick(g, frame) {
    frame.drawn = drawToSee(g, frame.seat, frame.deck, frame.n);
    if (rules.put(g, frame.seat, 'keep-card')) return;
    for (const card of frame.drawn.splice(0)) putUnder(g, frame.deck, card);
    rules.finish(g);
  },
  carryOut(g, { seat, deck, card }) {
    if (deck === 'mutiny') playMutiny(g, seat, card, false);
    else if (deck === 'crisis') startCrisis(g, { seat, deck, way: 'caprica', card });
    else rules.call(g, 'play-quorum', { seat, card, fromHand: false, fate: 'discard', holder: null });
  },
});
