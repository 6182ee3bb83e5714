import {
  basestarsInPlay,
  civilianShips,
  damagedOn,
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
import { activationsToCome, forecast, spaceOf } from './forecast';
import type { Outlook } from './outlook';
import { damageLoss } from './threat';
import { endsOnNewCaprica } from './way';

/** Whether it is time to leave New Caprica and who had better not be there then. */

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

/** What is lost when the fleet leaves, and how many rounds it has waited until then. */
interface Departure {
  /** Civilian ships on the ground, and those that raiders have destroyed by then. */
  readonly ships: number;
  readonly humans: number;
  readonly rounds: number;
}

/** What the Crises of New Caprica cost in a turn on average, raiders apart. */
const wornPerTurn: Readonly<Record<Resource, number>> = {
  fuel: 0.06,
  food: 0.07,
  morale: 0.2,
  population: 0.15,
};
/** How far a round that is still to come is usually off what is expected of it. */
const doubtPerRound = 0.8;

/** How often a turn in orbit lets basestars fire, and how often they hit. */
const fire = { perTurn: 0.25, hits: 0.6 };
/** rule: endgame.loss.galactica */
const destroyedBy = 6;

/** The chance that Galactica outlasts so many turns in orbit. */
function galacticaLasts(view: View, turns: number): number {
  const hits = turns * fire.perTurn * fire.hits * basestarsInPlay(view).length;
  const spare = destroyedBy - damagedOn(view, 'galactica') - hits - 0.5;
  return 1 / (1 + Math.exp(-spare / (0.1 + 0.6 * Math.sqrt(hits))));
}

/** The chance that everything lasts if the fleet leaves like that. */
function chanceOf({ view }: Outlook, { ships, humans, rounds }: Departure): number {
  const turns = rounds * view.players.length;
  return resources.reduce(
    (chance, resource) => {
      const { spread } = lostWithAShip(resource);
      const loss = lossBy({ ships, humans, rounds }, resource, turns);
      const doubtful = 0.1 + 0.6 * spread * Math.sqrt(ships) + doubtPerRound * rounds;
      return chance / (1 + Math.exp(-(view.resources[resource] - loss - aLittle) / doubtful));
    },
    galacticaLasts(view, turns),
  );
}

/** What a departure takes of a dial on average, with what the turns before it have worn down. */
function lossBy({ ships, humans }: Departure, resource: Resource, turns: number): number {
  const executed = resource === 'morale' ? humans : 0;
  return ships * lostWithAShip(resource).mean + executed + wornPerTurn[resource] * turns;
}

/** What a departure costs where the voyage goes on: what it takes of the dials and of Galactica for the rest of the way. */
function costOf({ view, weights }: Outlook, departure: Departure): number {
  const turns = departure.rounds * view.players.length;
  const after: View = { ...view, newCaprica: undefined, newCapricaLeft: true };
  const hits = turns * fire.perTurn * fire.hits * basestarsInPlay(view).length;
  let cost = hits * damageLoss(after, weights);
  let lasts = galacticaLasts(view, turns);
  for (const resource of resources) {
    const level = view.resources[resource];
    const left = level - lossBy(departure, resource, turns);
    cost += lossOf(after, weights, resource, level - Math.max(aLittle, left));
    lasts /= 1 + Math.exp(aLittle - left);
  }
  return cost + weights.game * (1 - Math.max(lasts, departure.rounds > 0 ? lastHope : 0));
}

/** Nobody leaves into a certain end: another round may still turn it. */
const lastHope = 0.1;

/** So much has to be left of a dial. */
const aLittle = 0.5;

const atOnce = (outlook: Outlook): Departure => ({
  ships: shipsOnTheGround(outlook.view),
  humans: humansLeft(outlook),
  rounds: 0,
});

/** Ships that a turn brings up: by the icon of its Crisis, and by whoever goes to the Shipyard. */
const evacuatedPerTurn = 1;
/** How likely raiders catch one of those before the fleet leaves. */
const caughtAfterwards = 0.15;

/** A round later more are off the ground, but everything has suffered. */
function aRoundLater(outlook: Outlook): Departure {
  const { view } = outlook;
  const { newCaprica } = view;
  const ready = newCaprica ? newCaprica.prepared + 0.5 * newCaprica.locked : 0;
  const up = Math.min(evacuatedPerTurn * view.players.length, ready);
  const shotDown = forecast(spaceOf(view), activationsToCome(view)).civilians + caughtAfterwards * up;
  const ships = shipsOnTheGround(view) - up + shotDown;
  return { ships, humans: 0.4 * humansLeft(outlook), rounds: 1 };
}

/** Above this chance it is better for the humans to go in any case; below the other, a Cylon had rather see them go. */
const goodEnough = 0.75;
const badEnough = 0.3;

/** Whether a seat may decide that the fleet leaves. rule: newcaprica.after.leave */
export const mayLeave = ({ newCaprica, titles }: View, seat: Seat): boolean =>
  newCaprica?.phase === 'orbit' && titles.admiral === seat;

/** What it is worth to the humans that the fleet leaves now. */
export function leavingWorth(outlook: Outlook): number {
  if (!endsOnNewCaprica(outlook.view)) return goingOnWorth(outlook, atOnce(outlook));
  const { game } = outlook.weights;
  const now = chanceOf(outlook, atOnce(outlook));
  if (outlook.side === 'cylons') return game * (now - badEnough);
  return game * (now - Math.min(goodEnough, chanceOf(outlook, aRoundLater(outlook))));
}

/** What it is worth to go on like that rather than a round later. */
const goingOnWorth = (outlook: Outlook, departure: Departure): number =>
  costOf(outlook, aRoundLater(outlook)) - costOf(outlook, departure);

/** How likely the fleet leaves before somebody who is on the ground has another turn. */
function leavesSoon(outlook: Outlook): number {
  if (endsOnNewCaprica(outlook.view)) return 0.3 + 0.6 * chanceOf(outlook, atOnce(outlook));
  // Nobody waits for the ships alone who sees that everybody comes up.
  const gain = goingOnWorth(outlook, { ...atOnce(outlook), humans: 0 });
  return 0.3 + 0.6 / (1 + Math.exp(-gain / 2));
}

/** What it costs the humans that one of them is in a place that may be left behind. */
export function strandingLoss(outlook: Outlook, seat: Seat, place: string | null): number {
  const { view, weights, doubt } = outlook;
  if (view.newCaprica?.phase !== 'orbit' || place === null || location(place).board !== 'new-caprica')
    return 0;
  // Each execution costs more than the one before: all of them share that alike.
  const together = Math.max(1, Math.round(humansLeft(outlook)));
  const morale = lossOf(view, weights, 'morale', together) / together;
  return (1 - doubt[seat]) * leavesSoon(outlook) * morale;
}
