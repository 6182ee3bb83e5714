import type { Kind, Seat } from '@ragtag/card-game';

/** What is to be done whenever the text of a card is set off. */
export type Wish = 'yes' | 'no';
export type Wishes = ReadonlyMap<Kind, Wish>;

const none: Wishes = new Map();

/** By game and seat: they stay while a phone shows something else in their place, or the device is passed on. */
const kept = new WeakMap<object, Map<Seat | null, Wishes>>();

export function wishesOf(game: object | null, seat: Seat | null): Wishes {
  return (game && kept.get(game)?.get(seat)) ?? none;
}

export function keepWishes(game: object | null, seat: Seat | null, wishes: Wishes): void {
  if (!game) return;
  const bySeat = kept.get(game) ?? new Map<Seat | null, Wishes>();
  kept.set(game, bySeat.set(seat, wishes));
}
