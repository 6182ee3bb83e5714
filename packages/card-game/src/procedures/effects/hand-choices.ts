import { type Option, repeat } from '@ragtag/kernel';
import { cards } from '../../cards/tables';
import type { Filter } from '../../effects/types';
import { matchesCard } from '../../in-play/rulings';
import { addTo, discardCards, drawCards, shuffleDeck, takeFrom, takeTop } from '../../operations/decks';
import {
  cameToHand,
  leftHandOpenly,
  leftHandSecretly,
  putOnTopUnseen,
  topReordered,
  topSeen,
  topTaken,
} from '../../operations/memory';
import { type G, rules } from '../../rules';
import type { Kind, Seat } from '../../terms';
import { type CardOption, cardOptions, kindsOf } from './card-options';
import { orderOnDeck } from './order-on-deck';

/** Choices among cards of hands and decks. */

/** Players put cards of their hands away; which ones is shown when all have chosen. rule: ccg.effects.hand-choices-hidden */
interface Discard {
  readonly seats: readonly Seat[];
  readonly n: number;
  readonly to: 'discard' | 'deck-top';
  at: number;
  picks: Kind[][];
}

interface PickFromHand {
  readonly seat: Seat;
  readonly owner: Seat;
  readonly filter: Filter;
  readonly to: 'discard' | 'deck-top';
}

interface Arrange {
  readonly seat: Seat;
  readonly deck: Seat;
  readonly n: number;
  readonly may: boolean;
}

interface Search {
  readonly seat: Seat;
  readonly filter: Filter;
  readonly show: boolean;
}

interface Dig {
  readonly seat: Seat;
  readonly chooser: Seat;
  readonly n: number;
  shown: Kind[];
}

declare module '../../rules' {
  interface Procedures {
    discard: Discard;
    reformat: { readonly seat: Seat };
    'pick-from-hand': PickFromHand;
    arrange: Arrange;
    search: Search;
    dig: Dig;
  }
}

rules.ask<CardOption, Discard>('discard', {
  options: (g, _frame, { seat }) => cardOptions(g.state.players[seat].hand),
  count(_g, { n }, options) {
    const some = Math.min(n, options.length);
    return [some, some];
  },
  chosen(_g, frame, picks) {
    frame.picks.push(kindsOf(picks));
  },
});

function putOnDeck(g: G, seat: Seat, kinds: readonly Kind[]): void {
  const p = g.state.players[seat];
  for (const kind of kinds) {
    takeFrom(p.hand, kind);
    p.deck.push(kind);
    leftHandSecretly(p);
    putOnTopUnseen(p);
    topSeen(p, [kind], seat);
  }
  if (kinds.length === 0) return;
  g.facts.push({ fact: 'put-on-deck', seat, n: kinds.length, where: 'top', rule: 'ccg.effects.result' });
}

rules.procedure('discard', {
  choose: repeat(
    (_g, { at, seats }) => at < seats.length,
    (g, frame) => {
      const seat = frame.seats[frame.at++];
      if (g.state.players[seat].out || !rules.put(g, seat, 'discard')) frame.picks.push([]);
    },
  ),
  allTogether(g, { seats, picks, to }) {
    seats.forEach((seat, i) => {
      if (g.state.players[seat].out) return;
      if (to === 'discard') discardCards(g, seat, picks[i], 'ccg.effects.discard');
      else putOnDeck(g, seat, picks[i]);
    });
  },
});

rules.ask<CardOption, { readonly seat: Seat }>('reformat', {
  options: (g, _frame, { seat }) => cardOptions(g.state.players[seat].hand),
  count: (_g, _frame, options) => [0, options.length],
  chosen(g, _frame, picks, { seat }) {
    discardCards(g, seat, kindsOf(picks), 'ccg.card.reformat');
    drawCards(g, seat, picks.length, 'ccg.card.reformat');
  },
});

rules.procedure('reformat', { choose: (g, { seat }) => void rules.put(g, seat, 'reformat') });

rules.ask<CardOption, PickFromHand>('pick-from-hand', {
  options: (g, { owner, filter }) =>
    cardOptions(g.state.players[owner].hand.filter((kind) => matchesCard(filter, kind))),
  chosen(g, { owner, to }, [{ card }]) {
    if (to === 'discard') {
      discardCards(g, owner, [card], 'ccg.effects.discard');
      return;
    }
    // The hand lies open, and so everybody sees which card it is.
    const p = g.state.players[owner];
    const { seenHand } = p;
    putOnDeck(g, owner, [card]);
    p.seenHand = seenHand;
    leftHandOpenly(p, card);
    topSeen(p, [card], null);
    g.facts.push({ fact: 'shown', seat: owner, cards: [card], rule: 'ccg.info.reveal-hand' });
  },
});

rules.procedure('pick-from-hand', { choose: (g, { seat }) => void rules.put(g, seat, 'pick-from-hand') });

const topCards = (g: G, deck: Seat, n: number): Kind[] => g.state.players[deck].deck.slice(-n).reverse();

rules.ask<CardOption, Arrange>('arrange', {
  options(g, { deck, n, may }) {
    const options: Option[] = cardOptions(topCards(g, deck, n));
    if (may && options.length > 0) return [{ id: 'top' }, { id: 'bottom' }] as CardOption[];
    return options as CardOption[];
  },
  // rule: ccg.card.arrange
  chosen(g, { seat, deck, n, may }, [pick]) {
    const p = g.state.players[deck];
    const top = p.deck.splice(-Math.min(n, p.deck.length));
    const rule = 'ccg.card.arrange';
    if (may) {
      if (pick.id === 'bottom') {
        p.deck.unshift(...top);
        topTaken(p, top.length);
      } else p.deck.push(...top);
      g.facts.push({ fact: 'put-on-deck', seat, n: 1, where: pick.id === 'bottom' ? 'bottom' : 'top', rule });
      return;
    }
    top.splice(top.indexOf(pick.card), 1);
    p.deck.unshift(...top);
    p.deck.push(pick.card);
    topTaken(p, top.length);
    topReordered(p, 1);
    topSeen(p, [pick.card], seat);
    if (top.length === 0) return;
    g.facts.push({ fact: 'put-on-deck', seat, n: top.length, where: 'bottom', rule });
    orderOnDeck(g, seat, deck, top.length, 'bottom');
  },
});

rules.procedure('arrange', {
  look(g, { seat, deck, n }) {
    const seen = topCards(g, deck, n);
    if (seen.length === 0) return;
    g.facts.push({ fact: 'looked', seat, deck, n: seen.length, rule: 'ccg.info.private-look' });
    g.facts.push({ fact: 'looked-cards', seat, deck, cards: seen, only: [seat] });
    topSeen(g.state.players[deck], seen, seat);
  },
  sort: (g, { seat }) => void rules.put(g, seat, 'arrange'),
});

interface SearchOption extends Option {
  readonly card?: Kind;
}

rules.ask<SearchOption, Search>('search', {
  moot: () => false,
  options(g, { filter }, { seat }) {
    const kinds = [...new Set(g.state.players[seat].deck)].filter((kind) => matchesCard(filter, kind));
    const options: SearchOption[] = kinds.sort((x, y) => x - y).map((card) => ({ id: cards[card].id, card }));
    // rule: ccg.general.search-may-fail
    options.push({ id: 'nothing' });
    return options;
  },
  chosen(g, { show }, [{ card }], { seat }) {
    const p = g.state.players[seat];
    if (card !== undefined) {
      takeFrom(p.deck, card);
      addTo(p.hand, card);
      if (show) cameToHand(p, card);
    }
    // rule: ccg.info.search-silent, ccg.general.search-shuffle
    shuffleDeck(g, seat);
    const found = show ? (card ?? null) : undefined;
    g.facts.push({ fact: 'searched', seat, found, rule: 'ccg.general.search-shuffle' });
  },
});

rules.procedure('search', { choose: (g, { seat }) => void rules.put(g, seat, 'search') });

// rule: ccg.card.mining-ship
rules.ask<CardOption, Dig>('dig', {
  options: (_g, { shown }) => cardOptions(shown),
  chosen(g, { seat, shown }, [{ card }]) {
    const p = g.state.players[seat];
    const rest = [...shown];
    rest.splice(rest.indexOf(card), 1);
    p.deck.unshift(card);
    for (const kind of rest) {
      addTo(p.hand, kind);
      cameToHand(p, kind);
    }
    g.facts.push({ fact: 'put-on-deck', seat, n: 1, where: 'bottom', rule: 'ccg.card.mining-ship' });
    if (rest.length > 0)
      g.facts.push({ fact: 'to-hand', seat, n: rest.length, cards: rest, rule: 'ccg.card.mining-ship' });
  },
});

rules.procedure('dig', {
  // rule: ccg.deck.reveal-top-two
  show(g, frame) {
    for (let i = 0; i < frame.n; i++) {
      const kind = takeTop(g, frame.seat);
      if (kind !== undefined) frame.shown.push(kind);
    }
    if (frame.shown.length > 0)
      g.facts.push({
        fact: 'shown',
        seat: frame.seat,
        cards: frame.shown.slice(),
        rule: 'ccg.card.mining-ship',
      });
  },
  choose: (g, { chooser }) => void rules.put(g, chooser, 'dig'),
});
