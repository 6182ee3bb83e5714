import type { Chooser } from '@ragtag/kernel';
import type { Seat } from '../terms';
import type { Known, Place, Recalled } from './place';

/** Dealing hidden components anew, for somebody who may not know them. */

export function shuffled<T>(random: Chooser, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

export function weightedPick(random: Chooser, weights: readonly number[]): number {
  const total = weights.reduce((a, b) => a + b, 0);
  let at = (random(1_000_000) / 1_000_000) * total;
  for (let i = 0; i < weights.length; i++) {
    at -= weights[i];
    if (at < 0) return i;
  }
  return weights.findLastIndex((w) => w > 0);
}

/** Takes one copy of a card out; false where there is none. */
export function take(from: number[], card: number): boolean {
  const at = from.indexOf(card);
  if (at >= 0) from.splice(at, 1);
  return at >= 0;
}

/** All copies of the cards that are in this game, sorted, less those that can be seen. */
export function unseen(all: readonly number[], seen: readonly number[]): number[] {
  const left = [...all].sort((a, b) => a - b);
  for (const card of seen) take(left, card);
  return left;
}

/** Positions of a place of which the seat does not know what lies there. */
export function hiddenAt(place: Place, seat: Seat | null): number[] {
  const hidden: number[] = [];
  for (let at = 0; at < place.cards.length; at++) if (!place.knows(seat, at)) hidden.push(at);
  return hidden;
}

/** A place with positions to be filled. */
interface Filling {
  readonly place: Place;
  readonly cards: number[];
  /** Positions without a card so far. */
  open: number[];
}

/** How somebody sees the table: its own seat, what else it knows, and chance to make up the rest. */
export interface Dealing {
  readonly seat: Seat | null;
  readonly known: Known;
  readonly random: Chooser;
  /** How likely it holds each player to be a Cylon. */
  readonly doubt?: readonly number[];
}

/** Lays down what is known of hidden cards; a memory that no longer fits is no longer true. */
function layRecalled(
  { cards, open }: Filling,
  recalled: Recalled,
  pool: number[],
  random: Chooser,
): number[] {
  const found = (wanted: readonly number[] = [], room: number) =>
    wanted.slice(0, room).filter((card) => take(pool, card));
  const last = found(recalled.last, open.length);
  const first = found(recalled.first, open.length - last.length);
  first.forEach((card, i) => {
    cards[open[i]] = card;
  });
  last.forEach((card, i) => {
    cards[open[open.length - last.length + i]] = card;
  });
  const left = open.slice(first.length, open.length - last.length);
  const among = found(recalled.among, left.length);
  if (among.length > 0) shuffled(random, left);
  for (const card of among) cards[left.pop() as number] = card;
  return left;
}

/** Cards that are alike to every place: with as many places as a table has, this saves weighing each of them. */
export type KindOf = (card: number) => number;

/** Deals what is hidden in these places, all of one table, anew among them. */
export function dealAnew(
  places: readonly Place[],
  { seat, known, random }: Dealing,
  kindOf: KindOf = () => 0,
): void {
  const fillings: Filling[] = [];
  for (const place of places) {
    const open = hiddenAt(place, seat);
    if (open.length > 0) fillings.push({ place, cards: place.cards.slice(), open });
  }
  // Sorted, so that the order in which they lay tells nothing.
  const pool = fillings.flatMap(({ place, open }) => open.map((at) => place.cards[at])).sort((a, b) => a - b);
  if (pool.length === 0) return;
  for (const each of fillings) {
    const recalled = each.place.recalled?.(known, seat);
    if (recalled) each.open = layRecalled(each, recalled, pool, random);
  }
  const byKind: number[][] = [];
  for (const card of shuffled(random, pool)) {
    const kind = kindOf(card);
    byKind[kind] ??= [];
    byKind[kind].push(card);
  }
  layWhereOnlySomeCan(fillings, byKind);
  layTheRest(fillings, byKind, random);
  for (const { place, cards } of fillings) place.put(cards);
}

function layWhereOnlySomeCan(fillings: readonly Filling[], byKind: readonly number[][]): void {
  for (const { place, cards, open } of fillings) {
    if (!place.takes) continue;
    for (const kind of byKind) {
      while (open.length > 0 && kind.length > 0 && place.takes(kind[kind.length - 1]))
        cards[open.shift() as number] = kind.pop() as number;
    }
  }
}

/** Where some cards are likelier than others in any order, so that no place is dealt what is likely elsewhere first. */
function layTheRest(fillings: readonly Filling[], byKind: readonly number[][], random: Chooser): void {
  const kinds = byKind.filter((kind) => kind.length > 0);
  if (kinds.length < 2) {
    for (const { cards, open } of fillings) for (const at of open) cards[at] = kinds[0].pop() as number;
    return;
  }
  const slots = fillings.flatMap(({ place, cards, open }) => open.map((at) => ({ place, cards, at })));
  const weights = new Array<number>(kinds.length);
  for (const { place, cards, at } of shuffled(random, slots)) {
    for (let k = 0; k < kinds.length; k++) {
      const kind = kinds[k];
      const like = kind.length === 0 ? 0 : (place.likes?.(kind[kind.length - 1]) ?? 1);
      weights[k] = kind.length * like;
    }
    cards[at] = kinds[weightedPick(random, weights)].pop() as number;
  }
}
