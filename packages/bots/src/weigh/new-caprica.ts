import {
  civilianShips,
  isHuman,
  isOnNewCaprica,
  location,
  type Resource,
  resources,
  type Seat,
  seats,
  type View,
} from '@ragtag/board-game';
import { lossOf } from './dials';
import type { Outlook } from './outlook';

/** Whether it is time to leave New Caprica. */

/** What an unseen civilian ship takes with it of a resource: on average, and how far that is usually off. */
function lostWithAShip(resource: Resource): { readonly mean: number; readonly spread: number } {
  const all = civilianShips.reduce((n, { copies }) => n + copies, 0);
  const average = (of: (n: number) => number) =>
    civilianShips.reduce((sum, { lose, copies }) => sum + (of(lose[resource] ?? 0) * copies) / all, 0);
  const mean = average((n) => n);
  return { mean, spread: Math.sqrt(average((n) => (n - mean) ** 2)) };
}

/** Civilian ships that would be left behind. */
export function shipsOnTheGround({ newCaprica }: View): number {
  return newCaprica ? newCaprica.locked + newCaprica.prepared : 0;
}

/** How many of those who would be left behind are likely humans, whose executions cost morale. */
function humansLeft({ view, doubt }: Outlook): number {
  return seats(view).reduce((sum, seat) => {
    const there = isOnNewCaprica(view, seat) && isHuman(view, seat);
    return there ? sum + 1 - doubt[seat] : sum;
  }, 0);
}

/** The chance that everything lasts if the fleet leaves now. */
export function chanceAfterLeaving(outlook: Outlook): number {
  const { view } = outlook;
  const ships = shipsOnTheGround(view);
  const left = humansLeft(outlook);
  return resources.reduce((chance, resource) => {
    const { mean, spread } = lostWithAShip(resource);
    const loss = ships * mean + (resource === 'morale' ? left : 0);
    const doubtful = 0.1 + 0.6 * spread * Math.sqrt(ships);
    return chance / (1 + Math.exp(-(view.resources[resource] - loss - 0.5) / doubtful));
  }, 1);
}

/** Above this chance it is better for the humans to go than to wait; below the other, a Cylon had rather see them go. */
const goodEnough = 0.6;
const badEnough = 0.3;

/** What it is worth to the humans that the fleet leaves now. */
export function leavingWorth(outlook: Outlook): number {
  const enough = outlook.side === 'humans' ? goodEnough : badEnough;
  return outlook.weights.game * (chanceAfterLeaving(outlook) - enough);
}

/** What it costs the humans that one of them may be left behind. */
export function strandingLoss({ view, weights, doubt }: Outlook, seat: Seat, place: string): number {
  if (view.newCaprica?.phase !== 'orbit' || location(place).board !== 'new-caprica') return 0;
  return (1 - doubt[seat]) * strandedShare * lossOf(view, weights, 'morale', 1);
}

/** How much of that counts on every turn: some must stay and see to the ships. */
const strandedShare = 0.4;
