import type { Asking, Option } from '@ragtag/kernel';
import { isQuorumPlayable } from '../../in-play/actions/titles';
import { addToHand, discardCard, putUnder } from '../../operations/decks';
import { rules } from '../../rules';
import { holds } from '../../state/held';
import { drawnToPick } from '../../state/place';
import { plain, quorumCard } from '../../state/shapes';
import type { Seat } from '../../terms';
import { type CardOption, cardOptions, drawToSee } from '../crisis/drawn-cards';

export interface ShareQuorum {
  readonly seat: Seat;
  readonly n: number;
  /** Cards that are looked at, until one has gone to the President. */
  drawn: number[];
  /** The other card; -1 where there is none. */
  card: number;
}

interface BuryQuorum {
  readonly seat: Seat;
  left: number;
}

declare module '../../rules' {
  interface Procedures {
    'share-quorum': ShareQuorum;
    'bury-quorum': BuryQuorum;
  }
  interface Asks {
    'give-quorum': Asking<CardOption>;
    'use-quorum': Asking<UseOption>;
    'bury-quorum': Asking<CardOption>;
  }
}

rules.locals('share-quorum', { seat: plain, n: plain, drawn: quorumCard, card: quorumCard });
rules.locals('bury-quorum', { seat: plain, left: plain });

holds('share-quorum', (_s, frame, isAsked) => [
  drawnToPick('quorum', frame.card < 0 ? frame.drawn : [frame.card], isAsked, (cards) => {
    if (frame.card < 0) frame.drawn = cards;
    else [frame.card] = cards;
  }),
]);

rules.ask<CardOption, ShareQuorum>('give-quorum', {
  options: (_g, { drawn }) => cardOptions('quorum', drawn),
  chosen(g, frame, [{ card }], { seat }) {
    const { quorumHand, titles } = g.state;
    frame.drawn.splice(frame.drawn.indexOf(card), 1);
    [frame.card = -1] = frame.drawn.splice(0);
    addToHand(quorumHand, card);
    const to = titles.president ?? seat;
    g.facts.push({ fact: 'quorum-drawn', seat: to, n: 1 });
    g.facts.push({ fact: 'quorum-received', seat: to, cards: [card], only: [to] });
  },
});

interface UseOption extends Option {
  readonly id: 'play' | 'discard';
  readonly card: number;
}

rules.ask<UseOption, ShareQuorum>('use-quorum', {
  options(g, { seat, card }) {
    const discard = { id: 'discard', card } as const;
    return isQuorumPlayable(g, seat, card) ? [{ id: 'play', card }, discard] : [discard];
  },
  chosen(g, frame, [{ id, card }], { seat }) {
    frame.card = -1;
    if (id === 'play') {
      rules.call(g, 'play-quorum', { seat, card, fromHand: false, fate: 'discard', holder: null });
      return;
    }
    discardCard(g, 'quorum', card);
    g.facts.push({ fact: 'quorum-discarded', card });
  },
});

/** Of the Quorum cards that somebody draws one goes to the President; another is played or discarded. */
rules.procedure('share-quorum', {
  draw(g, frame) {
    frame.drawn = drawToSee(g, frame.seat, 'quorum', frame.n);
    if (!rules.put(g, frame.seat, 'give-quorum')) rules.finish(g);
  },
  use(g, { seat, card }) {
    if (card >= 0) rules.put(g, seat, 'use-quorum');
  },
});

rules.ask<CardOption, BuryQuorum>('bury-quorum', {
  options: (g) => cardOptions('quorum', g.state.quorumHand),
  chosen(g, _frame, [{ card }], { seat }) {
    const { quorumHand } = g.state;
    quorumHand.splice(quorumHand.indexOf(card), 1);
    putUnder(g, 'quorum', card);
    g.facts.push({ fact: 'quorum-buried', seat });
  },
});

/** Cards of the Quorum hand are put under the deck, one after another, the last one lowest. */
rules.procedure('bury-quorum', {
  bury(g, frame) {
    if (frame.left === 0 || g.state.quorumHand.length === 0) return;
    frame.left--;
    frame.i--;
    rules.put(g, frame.seat, 'bury-quorum');
  },
});
