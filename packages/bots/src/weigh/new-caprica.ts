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

/** What is left behind when the fleet leaves, and how many rounds it has waited until then. */
interface Departure {
  readonly ships: number;
  readonly humans: number;
  readonly rounds: number;
}

const turnsPerJump = 9;
/** How far a round that is still to come is usually off what is expected of it. */
const doubtPerRound = 0.8;

/** The chance that everything lasts if the fleet leaves like that. */
function chanceOf({ view, weights }: Outlook, { ships, humans, rounds }: Departure): number {
  const turns = rounds * view.players.length;
  return resources.reduce((chance, resource) => {
    const { mean, spread } = lostWithAShip(resource);
    const worn = (weights.drainWithPegasus[resource] * turns) / turnsPerJump;
    const loss = ships * mean + (resource === 'morale' ? humans : 0) + worn;
    const doubtful = 0.1 + 0.6 * spread * Math.sqrt(ships) + doubtPerRound * rounds;
    return chance / (1 + Math.exp(-(view.resources[resource] - loss - 0.5) / doubtful));
  }, 1);
}

/** The chance that everything lasts if the fleet leaves now. */
export function chanceAfterLeaving(outlook: Outlook): number {
  return chanceOf(outlook, { ships: shipsOnTheGround(outlook.view), humans: humansLeft(outlook), rounds: 0 });
}

/** Of the players in a round, how many bring a ship up. */
const evacuating = 0.6;

/** The same for a round later, when more are off the ground but everything has suffered. */
function chanceAfterWaiting(outlook: Outlook): number {
  const { view } = outlook;
  const up = evacuating * view.players.length;
  const ships = Math.max(0, shipsOnTheGround(view) - up);
  return chanceOf(outlook, { ships, humans: Math.max(0, humansLeft(outlook) - 1), rounds: 1 });
}

/** Above this chance it is better for the humans to go in any case; below the other, a Cylon had rather see them go. */
const goodEnough = 0.75;
const badEnough = 0.3;

/** What it is worth to the humans that the fleet leaves now. */
export function leavingWorth(outlook: Outlook): number {
  const { game } = outlook.weights;
  const now = chanceAfterLeaving(outlook);
  if (outlook.side === 'cylons') return game * (now - badEnough);
  return game * (now - Math.min(goodEnough, chanceAfterWaiting(outlook)));
}

/** What it costs the humans that one of them may be left behind. */
export function strandingLoss({ view, weights, doubt }: Outlook, seat: Seat, place: string): number {
  if (view.newCaprica?.phase !== 'orbit' || location(place).board !== 'new-caprica') return 0;
  return (1 - doubt[seat]) * strandedShare * lossOf(view, weights, 'morale', 1);
}

/** How much of that counts on every turn: some must stay and see to the ships. */
const strandedShare = 0.4;
