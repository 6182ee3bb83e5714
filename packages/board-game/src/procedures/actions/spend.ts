import type { Asking, Option } from '@ragtag/kernel';
import { script, scriptOf } from '@ragtag/kernel';
import { skillKinds } from '../../cards/tables';
import type { Cause, Price } from '../../effects/types';
import { type HandOption, handOptions } from '../../in-play/hand-options';
import { exactly } from '../../in-play/like-pieces';
import { canPay, fewestFor, keptFor } from '../../in-play/prices';
import { discardCard, discardFromHand } from '../../operations/decks';
import { addTokens } from '../../operations/tokens';
import { type G, rules } from '../../rules';
import { aCause, plain } from '../../state/shapes';
import type { Seat } from '../../terms';
import { type CardOption, cardOptions } from '../crisis/drawn-cards';
import { leavePlay } from '../crisis/kept-cards';
import { reportDiscard } from '../skill-cards/discard-skills';

export interface Spend {
  readonly seat: Seat;
  price: string | Price;
  readonly cause: Cause;
}

interface PriceOption extends Option {
  readonly price: Price;
}

declare module '../../rules' {
  interface Procedures {
    spend: Spend;
  }
  interface Asks {
    'which-price': Asking<PriceOption>;
    'spend-cards': Asking<HandOption>;
    'spend-super-crises': Asking<CardOption>;
  }
}

rules.locals('spend', { seat: plain, price: plain, cause: aCause });

const priceOf = ({ price }: Spend) => script<Price>(price);

rules.ask<PriceOption, Spend>('which-price', {
  options(g, frame) {
    const price = priceOf(frame);
    const among = 'oneOf' in price ? price.oneOf : [price];
    return among.flatMap((each) =>
      canPay(g, frame.seat, each, frame.cause) ? [{ id: Object.keys(each)[0], price: each }] : [],
    );
  },
  chosen(_g, frame, [pick]) {
    frame.price = scriptOf(pick.price);
  },
});

/** Skill cards: so many, of so much strength together, or one of a name. */
rules.ask<HandOption, Spend>('spend-cards', {
  options(g, frame) {
    const price = priceOf(frame);
    const fits = (card: number) => !('card' in price) || skillKinds[card].card.id === price.card;
    return handOptions(g.state.players[frame.seat].hand.filter(fits));
  },
  count(_g, frame, options) {
    const price = priceOf(frame);
    if (!('strength' in price)) return exactly('skillCards' in price ? price.skillCards : 1, options);
    const fewest = fewestFor(
      options.map((o) => o.card),
      price.strength,
    );
    return [Math.min(fewest, options.length), options.length];
  },
  refuse(_g, frame, picks) {
    const price = priceOf(frame);
    if (!('strength' in price)) return undefined;
    const sum = picks.reduce((n, { card }) => n + skillKinds[card].strength, 0);
    return sum < price.strength ? `These come to ${sum}, not to ${price.strength}.` : undefined;
  },
  // A price is no forced discard, but it is a discard.
  chosen(g, { seat, cause }, picks) {
    const cards = picks.map((p) => p.card);
    discardFromHand(g, seat, cards, cause);
    reportDiscard(g, { seat, cards, cause, chosen: true });
  },
});

rules.ask<CardOption, Spend>('spend-super-crises', {
  options: (g, { seat }) => cardOptions('super-crisis', g.state.players[seat].superCrises),
  count(_g, frame, options) {
    const price = priceOf(frame);
    return exactly('superCrises' in price ? price.superCrises : 1, options);
  },
  chosen(g, { seat }, picks) {
    const { superCrises } = g.state.players[seat];
    for (const { card } of picks) {
      superCrises.splice(superCrises.indexOf(card), 1);
      discardCard(g, 'super-crisis', card);
      g.facts.push({ fact: 'crisis-discarded', card, deck: 'super-crisis' });
    }
  },
});

function pay(g: G, frame: Spend): void {
  const price = priceOf(frame);
  const { seat, cause } = frame;
  if ('skillCards' in price || 'strength' in price || 'card' in price) rules.put(g, seat, 'spend-cards');
  else if ('token' in price) addTokens(g, seat, price.token, -price.n);
  else if ('superCrises' in price) rules.put(g, seat, 'spend-super-crises');
  else if ('civilians' in price) rules.call(g, 'draw-and-destroy', { left: price.civilians, cause });
  else if ('resource' in price)
    rules.call(g, 'lose-resource', { resource: price.resource, n: price.n, cause });
  else {
    const kept = keptFor(g, price, cause);
    if (kept) leavePlay(g, kept, 'discard');
  }
}

/** Paying a price, in whatever it is named. */
rules.procedure('spend', {
  choose(g, frame) {
    if ('oneOf' in priceOf(frame)) rules.put(g, frame.seat, 'which-price');
  },
  pay,
});
