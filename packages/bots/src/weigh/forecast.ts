import {
  type Area,
  areas,
  countVipers,
  isCylonPlayer,
  isKnownCylon,
  type Layout,
  pilotsIn,
  type View,
} from '@ragtag/board-game';
import { withSameShips } from './kept';

/** What raiders will have done by the next jump, on average: the one judgement that all moves in space are compared by. */

/** What is in each area, in the order of `areas`. Numbers may be fractions: they are averages. */
export interface Space {
  readonly raiders: readonly number[];
  /** Vipers that draw attacks on themselves before civilian ships do, piloted ones included. */
  readonly cover: readonly number[];
  readonly civilians: readonly number[];
}

/** How often raiders are activated by a turn's Crisis, and how often its fleet marker moves. */
const activationsPerTurn = 0.48;
const spacesPerTurn = 0.55;
/** How often a Cylon player who is out in the open activates them in a turn of its own. */
const activationsByCylon = 0.5;
/** Beyond this the fleet will have found a way to leave, or shot at them. */
const mostActivations = 3;
/** Raiders that are left from one activation to the next, when the humans have had their turns. */
const left = 0.85;
/** A raider hits a viper with one attack in two, and Galactica with one in eight. rule: combat.attack-table */
const hitsViper = 0.5;
const hitsGalactica = 1 / 8;

/** How likely the pursuers have caught up before the next jump, by their space of the track. rule: cylonfleet.pursuit-track */
const caughtUp = [0.1, 0.2, 0.35, 0.6, 1];

const none: readonly number[] = [0, 0, 0, 0, 0, 0];

/** Raiders on the Cylon Fleet board count by how near they are. */
function pursuers({ fleet }: View): readonly number[] {
  if (!fleet) return none;
  const share = caughtUp[Math.min(fleet.pursuit, caughtUp.length - 1)];
  return areas.map((area) => share * fleet.areas[area].raiders);
}

const seen = new WeakMap<View, Space>();

export function spaceOf(asked: View): Space {
  const view = withSameShips(asked);
  let space = seen.get(view);
  if (!space) {
    const coming = pursuers(view);
    space = {
      raiders: areas.map((area, i) => view.areas[area].raiders + coming[i]),
      cover: areas.map((area) => countVipers(view.areas[area].vipers) + pilotsIn(view, area).length),
      civilians: areas.map((area) => view.areas[area].civilians.length),
    };
    seen.set(view, space);
  }
  return space;
}

export type InSpace = keyof Space;

export const areaIndex = (area: Area): number => areas.indexOf(area);

/** The same space with more or fewer of something in one area. */
export function changed(space: Space, what: InSpace, area: number, by: number): Space {
  const there = [...space[what]];
  there[area] = Math.max(0, there[area] + by);
  const { raiders, cover, civilians } = space;
  switch (what) {
    case 'raiders':
      return { raiders: there, cover, civilians };
    case 'cover':
      return { raiders, cover: there, civilians };
    case 'civilians':
      return { raiders, cover, civilians: there };
  }
}

/** The same space with more ships. */
export function withShips(space: Space, ships: Layout): Space {
  const more = (of: 'raiders' | 'vipers' | 'civilians') => areas.map((area) => ships[area]?.[of] ?? 0);
  const sum = (a: readonly number[], b: readonly number[]) => a.map((n, i) => n + b[i]);
  return {
    raiders: sum(space.raiders, more('raiders')),
    cover: sum(space.cover, more('vipers')),
    civilians: sum(space.civilians, more('civilians')),
  };
}

export interface Losses {
  readonly civilians: number;
  /** Vipers that are hit. */
  readonly vipers: number;
  /** Damage to Galactica. */
  readonly damage: number;
}

/** Where raiders of an area fly that find nothing to shoot at: to the nearest civilian ship. rule: raider.move */
function towards(civilians: readonly number[], from: number): number {
  for (let distance = 1; distance <= 3; distance++) {
    const clockwise = (from + distance) % 6;
    if (isPrey(civilians[clockwise])) return (from + 1) % 6;
    if (isPrey(civilians[(from - distance + 6) % 6])) return (from + 5) % 6;
  }
  return from;
}

/** A space that activations change. */
type Fought = { readonly [W in InSpace]: number[] };

const foughtIn = ({ raiders, cover, civilians }: Space): Fought => ({
  raiders: [...raiders],
  cover: [...cover],
  civilians: [...civilians],
});

/** One activation of all raiders, which leaves the space as it is then: what is lost. rule: raider.attack.target-order */
function activate(after: Fought): Losses {
  const losses = { civilians: 0, vipers: 0, damage: 0 };
  const raiders = [...after.raiders];
  const civilians = [...after.civilians];
  const prey = civilians.some(isPrey);
  for (let area = 0; area < 6; area++) {
    const there = raiders[area];
    if (there === 0) continue;
    const atVipers = Math.min(there, after.cover[area] / hitsViper);
    after.cover[area] -= atVipers * hitsViper;
    losses.vipers += atVipers * hitsViper;
    const atShips = Math.min(there - atVipers, after.civilians[area]);
    after.civilians[area] -= atShips;
    losses.civilians += atShips;
    const free = there - atVipers - atShips;
    if (free <= 0) continue;
    if (!prey) losses.damage += free * hitsGalactica;
    else {
      after.raiders[area] -= free;
      after.raiders[towards(civilians, area)] += free;
    }
  }
  return losses;
}

const isPrey = (civilians: number): boolean => civilians > 0.05;

/** What the next activation alone does. */
export const nextActivation = (space: Space): Losses => activate(foughtIn(space));

/** Turns until the fleet jumps; from the orbit of New Caprica, until it leaves. rule: newcaprica.after.leave */
function turnsToJump({ newCaprica, players, fleet }: View, jump: number): number {
  if (newCaprica?.phase === 'orbit') return players.length;
  const turns = Math.max(0.5, 5 - jump) / spacesPerTurn;
  return fleet ? Math.max(pursuedFor, turns) : turns;
}

/** Civilian ships and those who hunt them are not parted by a jump where the Cylon Fleet pursues. */
const pursuedFor = 5;

/** How many activations there will be before the fleet has jumped. */
export function activationsToCome(view: View, jump = view.jump): number {
  const turns = turnsToJump(view, jump);
  let cylons = 0;
  for (const p of view.players) if (isCylonPlayer(p) && isKnownCylon(p)) cylons++;
  const perTurn = activationsPerTurn + (activationsByCylon * cylons) / view.players.length;
  return Math.min(mostActivations, turns * perTurn);
}

/** What is lost until the next jump if so many activations are expected. */
export function forecast(space: Space, expected: number): Losses {
  const sum = { civilians: 0, vipers: 0, damage: 0 };
  if (space.raiders.every((n) => n === 0)) return sum;
  const now = foughtIn(space);
  // The chance that there is another activation, if so many are expected.
  let none = Math.exp(-expected);
  let another = 1 - none;
  for (let k = 1; k <= 4 && another > 0.05; k++) {
    const losses = activate(now);
    sum.civilians += another * losses.civilians;
    sum.vipers += another * losses.vipers;
    sum.damage += another * losses.damage;
    for (let area = 0; area < 6; area++) now.raiders[area] *= left;
    none *= expected / k;
    another -= none;
  }
  return sum;
}
