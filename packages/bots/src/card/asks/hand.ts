import { cards, type Handle, type Kind } from '@ragtag/card-game';
import type { Option } from '@ragtag/kernel';
import { totalCost } from '../resources';
import type { Sight } from '../sight';
import { holdWorth } from '../weigh/cards';
import { kindWorth } from '../weigh/units';
import { each, extremes, picks } from './rule';

/** Cards of hands and decks: what to keep, what to give away, what to look for. */

interface CardOption extends Option {
  readonly card: Kind;
}

/** Cheap units are what a first hand needs. */
const cheap = 3;

export const redraw = each<Option>((s) => {
  const units = s.hand.filter((kind) => cards[kind].type === 'personnel' || cards[kind].type === 'ship');
  const soon = units.filter((kind) => totalCost[kind] <= cheap).length;
  const isPoor = units.length < 2 || soon === 0;
  return ({ id }) => ((id === 'redraw') === isPoor ? 1 : 0);
});

export const discard = picks<CardOption>((s) =>
  extremes(s, s.question.min, ({ card }) => holdWorth(s, card), 'least'),
);

/** What is worth less than a card drawn for it. */
export const reformat = picks<CardOption>((s) =>
  s.options.filter(({ card }) => holdWorth(s, card) < 0.8).map(({ id }) => id),
);

/** Of somebody else's cards the best, of one's own the worst. */
export const pickFromHand = each<CardOption>(
  (s) =>
    ({ card }) =>
      (s.asking.whose === s.seat ? -1 : 1) * generalWorth(s, card),
);

/** What a card is worth to somebody whose resources are not known. */
const generalWorth = (s: Sight, kind: Kind): number =>
  cards[kind].type === 'personnel' || cards[kind].type === 'ship'
    ? kindWorth(kind)
    : 1 + 0.1 * holdWorth(s, kind);

export const arrange = each<Option & { readonly card?: Kind }>((s) => {
  const own = s.asking.whose === s.seat;
  const worth = (kind: Kind): number => (own ? holdWorth(s, kind) : -generalWorth(s, kind));
  return ({ id, card }) => {
    if (card !== undefined) return worth(card);
    const [top] = s.memory.looked;
    if (top === undefined) return id === 'top' ? 0.1 : 0;
    const goes = own ? worth(top) < 0.9 : generalWorth(s, top) > 2;
    return (id === 'bottom') === goes ? 1 : 0;
  };
});

/** The order is all one to this bot: as they lie. */
export const orderOnDeck = picks<Option>((s) => s.options.slice(0, s.question.min).map(({ id }) => id));

export const search = each<Option & { readonly card?: Kind }>(
  (s) =>
    ({ card }) =>
      card === undefined ? 0 : holdWorth(s, card),
);

/** One of the cards shown goes to the bottom, the others to the hand. */
export const dig = each<CardOption>(
  (s) =>
    ({ card }) =>
      s.asking.whose === s.seat ? -holdWorth(s, card) : generalWorth(s, card),
);

/** On top goes who is worth most. */
export const reorder = each<Option & { readonly unit?: Handle; readonly card?: Kind }>(
  (s) =>
    ({ unit, card }) => {
      const seen = unit === undefined ? undefined : s.units.get(unit);
      return seen && card !== undefined ? kindWorth(card) - kindWorth(seen.unit.cards[0]) - 0.1 : 0;
    },
);

export const onto = each<Option & { readonly onto: Handle }>((s) => ({ onto: handle }) => {
  const seen = s.units.get(handle);
  if (!seen) return 0;
  const { unit } = seen;
  return (unit.alert ? 1 : 0) + (unit.down ? 1 : 0) - kindWorth(unit.cards[0]);
});
