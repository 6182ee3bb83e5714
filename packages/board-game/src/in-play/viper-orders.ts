import type { Option } from '@ragtag/kernel';
import type { G } from '../rules';
import type { State } from '../state';
import { basestarsInPlay, plainRaiders } from '../table/queries';
import { classesIn, classNames, ending, type Flown, marked } from '../table/vipers';
import { type Area, areas, launchAreas, pieces, type Seat, type ViperClass, viperClasses } from '../terms';
import { number } from './rulings';

/** What vipers and Galactica's guns can be told to do, as options. They never change, so they are made once. */

export interface LaunchOption extends Option {
  readonly order: 'launch';
  readonly area: Area;
  /** Where it is no plain viper, as in every order. */
  readonly ship?: ViperClass;
}

export interface FlyOption extends Option {
  readonly order: 'move';
  readonly area: Area;
  readonly to: Area;
  readonly ship?: ViperClass;
}

export interface AttackOption extends Option {
  readonly order: 'attack';
  readonly area: Area;
  readonly on: 'raider' | 'heavy-raider' | 'basestar';
  readonly basestar: number | null;
  /** Class of the attacking viper. */
  readonly ship?: ViperClass;
  /** The raider is Scar. */
  readonly scar?: true;
}

/** A civilian ship in the area of a viper leaves space. */
export interface EscortOption extends Option {
  readonly order: 'escort';
  readonly area: Area;
  readonly handle: number;
}

interface DoneOption extends Option {
  readonly order: 'done';
}

export type ViperOption = LaunchOption | FlyOption | AttackOption | EscortOption | DoneOption;

function perClass<T>(make: (ship: ViperClass) => T): Readonly<Record<ViperClass, T>> {
  return Object.fromEntries(classNames.map((ship) => [ship, make(ship)])) as Record<ViperClass, T>;
}

/** rule: vipers.launch */
const launches = perClass((ship) =>
  launchAreas.map(
    (area): LaunchOption => ({
      id: `launch:${area}${ending(ship)}`,
      order: 'launch',
      area,
      ship: marked(ship),
    }),
  ),
);

/** Launches of each class in the Reserves. */
export function addLaunches(s: State, options: ViperOption[]): void {
  for (const ship of classesIn(s.reserves.vipers)) options.push(...launches[ship]);
}

function perArea<T>(make: (area: Area) => T): Readonly<Record<Area, T>> {
  return Object.fromEntries(areas.map((area) => [area, make(area)])) as Record<Area, T>;
}

/** The areas that lie so many steps away: two, or the one across. */
function atDistance(area: Area, steps: number): Area[] {
  const at = areas.indexOf(area);
  const around = [steps, -steps].map((way) => areas[(at + way + areas.length) % areas.length]);
  return [...new Set(around)];
}

const farthest = areas.length / 2;

/** Moves of each class, by how many areas it goes at most. */
const moves = perClass((ship) =>
  Array.from({ length: farthest + 1 }, (_, range) =>
    perArea((area) =>
      Array.from({ length: range }, (_unused, near) => atDistance(area, near + 1))
        .flat()
        .map(
          (to): FlyOption => ({
            id: `move:${area}>${to}${ending(ship)}`,
            order: 'move',
            area,
            to,
            ship: marked(ship),
          }),
        ),
    ),
  ),
);

/** rule: vipers.mark-vii-move */
function movesFrom(g: G, ship: ViperClass, from: Area): readonly FlyOption[] {
  const range = number(g, 'move-range', viperClasses[ship].moves, { ship: 'viper' });
  return moves[ship][Math.min(range, farthest)][from];
}

/** Areas that a viper can reach with one move. */
export function reach(g: G, { area, ship }: Flown<Area>): Area[] {
  return movesFrom(g, ship, area).map(({ to }) => to);
}

/** Skill cards to be paid for activating a viper. */
export function viperCost(g: G, seat: Seat): number {
  return number(g, 'viper-cost', 0, { seat });
}

const attackOn = (area: Area, on: 'raider' | 'heavy-raider', ship: ViperClass): AttackOption => ({
  id: `attack:${area}:${on}${ending(ship)}`,
  order: 'attack',
  area,
  on,
  basestar: null,
  ship: marked(ship),
});
const attackOnScar = (area: Area, ship: ViperClass): AttackOption => ({
  id: `attack:${area}:scar${ending(ship)}`,
  order: 'attack',
  area,
  on: 'raider',
  basestar: null,
  ship: marked(ship),
  scar: true,
});
const attackOnBasestar = (area: Area, basestar: number, ship: ViperClass): AttackOption => ({
  id: `attack:${area}:basestar-${basestar}${ending(ship)}`,
  order: 'attack',
  area,
  on: 'basestar',
  basestar,
  ship: marked(ship),
});
/** Attacks of each class; those of Galactica's guns are told as those of plain vipers. */
const attacks = perClass((ship) => ({
  raider: perArea((area) => attackOn(area, 'raider', ship)),
  scar: perArea((area) => attackOnScar(area, ship)),
  heavyRaider: perArea((area) => attackOn(area, 'heavy-raider', ship)),
  basestars: perArea((area) =>
    Array.from({ length: pieces.basestars }, (_, basestar) => attackOnBasestar(area, basestar, ship)),
  ),
}));

export const done: DoneOption = { id: 'done', order: 'done' };

export function addMoves(g: G, options: ViperOption[], { area, ship }: Flown<Area>): void {
  options.push(...movesFrom(g, ship, area));
}

/** Attacks on each kind of Cylon ship in an area. rule: attack.no-human-targets */
export function addAttacks(
  s: State,
  options: (ViperOption | AttackOption)[],
  area: Area,
  ship: ViperClass = 'viper',
): void {
  const here = s.areas[area];
  const { raider, scar, heavyRaider, basestars } = attacks[ship];
  if (plainRaiders(s, area) > 0) options.push(raider[area]);
  if (s.marks.scar === area) options.push(scar[area]);
  if (here.heavyRaiders > 0) options.push(heavyRaider[area]);
  for (let i = 0; i < s.basestars.length; i++) {
    if (s.basestars[i].area === area) options.push(basestars[area][i]);
  }
}

/** Civilian ships that a viper in an area can escort. rule: vipers.activation-options-cylonfleet */
export function addEscorts({ fleet, areas: space }: State, options: ViperOption[], area: Area): void {
  if (!fleet) return;
  for (const { handle } of space[area].civilians)
    options.push({ id: `escort:${handle}`, order: 'escort', area, handle });
}

/** What a pilot can do with the own viper. rule: vipers.activation-options, piloting.landing-is-move */
export function ownOrders(g: G, seat: Seat): ViperOption[] {
  const options: ViperOption[] = [];
  const { piloting } = g.state.players[seat];
  if (piloting === null) return options;
  addAttacks(g.state, options, piloting.area, piloting.ship);
  addMoves(g, options, piloting);
  addEscorts(g.state, options, piloting.area);
  return options;
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
    return area === null ? [] : [attacks.viper.basestars[area][i]];
  });
}
