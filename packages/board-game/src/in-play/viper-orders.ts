import type { Option } from '@ragtag/kernel';
import type { G } from '../rules';
import type { State } from '../state';
import { basestarsInPlay, neighbour } from '../table/queries';
import { type Area, areas, launchAreas, pieces, type Seat } from '../terms';
import { number } from './rulings';

/** What vipers and Galactica's guns can be told to do, as options. They never change, so they are made once. */

export interface LaunchOption extends Option {
  readonly order: 'launch';
  readonly area: Area;
}

export interface FlyOption extends Option {
  readonly order: 'move';
  readonly area: Area;
  readonly to: Area;
}

export interface AttackOption extends Option {
  readonly order: 'attack';
  readonly area: Area;
  readonly on: 'raider' | 'heavy-raider' | 'basestar';
  readonly basestar: number | null;
}

interface DoneOption extends Option {
  readonly order: 'done';
}

export type ViperOption = LaunchOption | FlyOption | AttackOption | DoneOption;

/** rule: vipers.launch */
export const launches: readonly LaunchOption[] = launchAreas.map((area) => ({
  id: `launch:${area}`,
  order: 'launch',
  area,
}));

function perArea<T>(make: (area: Area) => T): Readonly<Record<Area, T>> {
  return Object.fromEntries(areas.map((area) => [area, make(area)])) as Record<Area, T>;
}

const moves = perArea((area) =>
  ([1, -1] as const).map((way): FlyOption => {
    const to = neighbour(area, way);
    return { id: `move:${area}>${to}`, order: 'move', area, to };
  }),
);

const moves2 = perArea((area) =>
  ([1, -1] as const).map((way): FlyOption => {
    const to = neighbour(neighbour(area, way), way);
    return { id: `move:${area}>${to}`, order: 'move', area, to };
  }),
);

/** How many areas a viper moves at most. */
const moveRange = (g: G): number => number(g, 'move-range', 1, { ship: 'viper' });

/** Areas that a viper can reach with one move. */
export function reach(g: G, from: Area): Area[] {
  const near = moves[from].map((m) => m.to);
  return moveRange(g) < 2 ? near : [...near, ...moves2[from].map((m) => m.to)];
}

/** Skill cards to be paid for activating a viper. */
export function viperCost(g: G, seat: Seat): number {
  return number(g, 'viper-cost', 0, { seat });
}

const attackOn = (area: Area, on: 'raider' | 'heavy-raider'): AttackOption => ({
  id: `attack:${area}:${on}`,
  order: 'attack',
  area,
  on,
  basestar: null,
});
const attackOnBasestar = (area: Area, basestar: number): AttackOption => ({
  id: `attack:${area}:basestar-${basestar}`,
  order: 'attack',
  area,
  on: 'basestar',
  basestar,
});
const raider = perArea((area) => attackOn(area, 'raider'));
const heavyRaider = perArea((area) => attackOn(area, 'heavy-raider'));
const basestars = perArea((area) =>
  Array.from({ length: pieces.basestars }, (_, basestar) => attackOnBasestar(area, basestar)),
);

export const done: DoneOption = { id: 'done', order: 'done' };

export function addMoves(g: G, options: ViperOption[], from: Area): void {
  options.push(...moves[from]);
  if (moveRange(g) > 1) options.push(...moves2[from]);
}

/** Attacks on each kind of Cylon ship in an area. rule: attack.no-human-targets */
export function addAttacks(s: State, options: (ViperOption | AttackOption)[], area: Area): void {
  const here = s.areas[area];
  if (here.raiders > 0) options.push(raider[area]);
  if (here.heavyRaiders > 0) options.push(heavyRaider[area]);
  for (let i = 0; i < s.basestars.length; i++) {
    if (s.basestars[i].area === area) options.push(basestars[area][i]);
  }
}

/** Attacks on every Cylon ship in space. */
export function allAttacks(s: State): AttackOption[] {
  const options: AttackOption[] = [];
  for (const area of areas) addAttacks(s, options, area);
  return options;
}

export function attacksOnBasestars(s: State): AttackOption[] {
  return basestarsInPlay(s).flatMap((i) => {
    const { area } = s.basestars[i];
    return area === null ? [] : [basestars[area][i]];
  });
}
