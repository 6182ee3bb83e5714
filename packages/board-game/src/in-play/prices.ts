import { deckTables, skillKinds } from '../cards/tables';
import type { Cause, Effect, Price, Verb } from '../effects/types';
import { tokensOf } from '../operations/tokens';
import type { G } from '../rules';
import type { KeptCard, State } from '../state';
import { galacticaIsAway, stacked } from '../table/new-caprica';
import { civiliansInSpace } from '../table/queries';
import type { Seat } from '../terms';
import { number, type Said } from './rulings';
import { seatFor, unbound } from './scene';

/** What things cost. A price is paid in full or not at all; what cannot be paid is not offered. */

/** The cards of a hand that are left to pay with: one that is being played has left it. */
function handLeft(g: G, seat: Seat, cause: Cause): number[] {
  const hand = [...g.state.players[seat].hand];
  const at = cause.kind === 'skill' && cause.card !== undefined ? hand.indexOf(cause.card) : -1;
  if (at >= 0) hand.splice(at, 1);
  return hand;
}

/** The card in play that a price names, or that names the price itself. */
export function keptFor(g: G, price: Price, cause: Cause): KeptCard | undefined {
  if ('thisCard' in price) return g.state.inPlay.find((k) => k.deck === cause.kind && k.card === cause.card);
  if (!('inPlay' in price)) return undefined;
  return g.state.inPlay.find(({ deck, card }) => deckTables[deck][card].id === price.inPlay);
}

/** The fewest cards of a hand that come to a strength; more than there are where none do. */
export function fewestFor(hand: readonly number[], strength: number): number {
  const strengths = hand.map((card) => skillKinds[card].strength).sort((a, b) => b - a);
  let sum = 0;
  for (let n = 0; n < strengths.length; n++) {
    sum += strengths[n];
    if (sum >= strength) return n + 1;
  }
  return hand.length + 1;
}

/** Civilian ships that could be drawn and destroyed. rule: civilians.draw-destroy-newcaprica */
function civiliansLeft(s: State): number {
  const inSpace = galacticaIsAway(s) ? 0 : civiliansInSpace(s);
  return s.civilians.length + stacked(s, 'locked') + stacked(s, 'prepared') + inSpace;
}

/** Whether a player could pay now. `cause`: what it is for. */
export function canPay(g: G, seat: Seat, price: Price, cause: Cause): boolean {
  const { players, resources } = g.state;
  if ('oneOf' in price) return price.oneOf.some((each) => canPay(g, seat, each, cause));
  if ('skillCards' in price) return handLeft(g, seat, cause).length >= price.skillCards;
  if ('strength' in price) {
    const hand = handLeft(g, seat, cause);
    return fewestFor(hand, price.strength) <= hand.length;
  }
  if ('card' in price)
    return handLeft(g, seat, cause).some((card) => skillKinds[card].card.id === price.card);
  if ('token' in price) return tokensOf(g, seat, price.token) >= price.n;
  if ('superCrises' in price) return players[seat].superCrises.length >= price.superCrises;
  if ('civilians' in price) return civiliansLeft(g.state) >= price.civilians;
  if ('resource' in price) return resources[price.resource] >= price.n;
  return keptFor(g, price, cause) !== undefined;
}

const nothing: readonly Price[] = [];

type PriceFields = Readonly<Record<string, unknown>>;

/** Two prices in the same thing as one; undefined where they are not. */
function asOne(one: PriceFields, other: PriceFields): PriceFields | undefined {
  const both: Record<string, unknown> = { ...one };
  let summed = false;
  for (const [field, value] of Object.entries(other)) {
    const before = one[field];
    if (typeof before === 'number' && typeof value === 'number') {
      both[field] = before + value;
      summed = true;
    } else if (before !== value) return undefined;
  }
  return summed ? both : undefined;
}

function plus(prices: readonly Price[], more: Price): readonly Price[] {
  const at = prices.findIndex((each) => asOne(each, more) !== undefined);
  if (at < 0) return [...prices, more];
  return prices.map((each, i) => (i === at ? (asOne(each, more) as Price) : each));
}

/** What has to be given up besides skill cards, by what things in play say; what is of one kind, together. */
export function pricesIn(said: readonly Said[]): readonly Price[] {
  let prices = nothing;
  for (const { modifier } of said) if (modifier.price) prices = plus(prices, modifier.price);
  return prices;
}

/** Orders to vipers, which something in play may put a price on. */
const viperOrders: ReadonlySet<Verb> = new Set<Verb>([
  'activateVipers',
  'activateOneViper',
  'ownViperAttacks',
  'flyAnywhere',
]);

/** Whether a list costs something, or might, which is always the first thing in it. */
export function hasPrice(list: readonly Effect[]): boolean {
  return list.length > 0 && (list[0].do === 'spend' || viperOrders.has(list[0].do));
}

/** Whether what a list costs, if anything, can be paid by who would carry it out. */
export function isAffordable(
  g: G,
  list: readonly Effect[],
  you: Seat,
  cause: Cause,
  bind = unbound,
): boolean {
  const first = list[0];
  if (first === undefined) return true;
  // rule: vipers.gravity-well
  if (viperOrders.has(first.do))
    return canPay(g, you, { skillCards: number(g, 'viper-cost', 0, { seat: you }) }, cause);
  if (first.do !== 'spend') return true;
  const seat = seatFor(g.state, first.by, { you, bind, cause });
  return seat !== undefined && canPay(g, seat, first.price, cause);
}
