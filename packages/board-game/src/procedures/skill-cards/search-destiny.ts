import { type Asking, shuffle } from '@ragtag/kernel';
import { type HandOption, handOptions } from '../../in-play/hand-options';
import { exactly } from '../../in-play/like-pieces';
import { buildDestiny, putOnSkillPile } from '../../operations/decks';
import { rules } from '../../rules';
import { holds } from '../../state/held';
import { drawnToPick } from '../../state/place';
import { plain, skillCard } from '../../state/shapes';
import type { Seat } from '../../terms';

export interface SearchDestiny {
  readonly seat: Seat;
  /** How many cards are discarded. */
  readonly discard: number;
  /** The whole Destiny deck, while it is looked at. */
  cards: number[];
}

declare module '../../rules' {
  interface Procedures {
    'search-destiny': SearchDestiny;
  }
  interface Asks {
    'search-destiny': Asking<HandOption>;
  }
}

rules.locals('search-destiny', { seat: plain, discard: plain, cards: skillCard });

holds('search-destiny', (_s, frame, isAsked) => [
  drawnToPick('skill', frame.cards, isAsked, (cards) => {
    frame.cards = cards.sort((a, b) => a - b);
  }),
]);

rules.ask<HandOption, SearchDestiny>('search-destiny', {
  options: (_g, { cards }) => handOptions(cards),
  count: (_g, { discard }, options) => exactly(discard, options),
  chosen(g, frame, picks, { seat }) {
    const discarded = picks.map(({ card }) => card);
    for (const card of discarded) {
      frame.cards.splice(frame.cards.indexOf(card), 1);
      putOnSkillPile(g, card);
    }
    g.facts.push({ fact: 'destiny-searched', seat, cards: discarded });
  },
});

/** Somebody looks at the Destiny deck, discards some of it and shuffles the rest. */
rules.procedure('search-destiny', {
  search(g, frame) {
    const { decks } = g.state;
    frame.cards = decks.destiny.splice(0).sort((a, b) => a - b);
    g.facts.push({ fact: 'skill-cards-seen', seat: frame.seat, cards: [...frame.cards], only: [frame.seat] });
    rules.put(g, frame.seat, 'search-destiny');
  },
  putBack(g, frame) {
    g.state.decks.destiny = shuffle(g.state, 'cards', frame.cards);
    frame.cards = [];
    // rule: skills.destiny.rebuild
    if (g.state.decks.destiny.length === 0) buildDestiny(g);
  },
});
