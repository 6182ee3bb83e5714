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

/** What an unseen civilian ship takes with it of each resource, on average. */
const lostWithAShip = (): Readonly<Record<Resource, number>> => {
  const all = civilianShips.reduce((n, { copies }) => n + copies, 0);
  const share = (resource: Resource) =>
    civilianShips.reduce((sum, { lose, copies }) => sum + ((lose[resource] ?? 0) * copies) / all, 0);
  return {
    fuel: share('fuel'),
    food: share('food'),
    morale: share('morale'),
    population: share('population'),
  };
};

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
  const each = lostWithAShip();
  const left = humansLeft(outlook);
  return resources.reduce((chance, resource) => {
    const loss = ships * each[resource] + (resource === 'morale' ? left : 0);
    const spread = 0.35 + 0.45 * Math.sqrt(ships);
    return chance / (1 + Math.exp(-(view.resources[resource] - loss - 0.5) / (0.6 * spread)));
  }, 1);
}

/** Above this chance it is better for the humans to go than to wait; below the other, a Cylon had rather see them go. */
const goodEnough = 0.72;
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
