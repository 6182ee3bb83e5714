import type { Area } from '../terms';
import type { Table } from './table';

/** The Cylon Fleet board: its areas by number, and the pursuit track. */

/** The areas in the order of their numbers. rule: cylonfleet.correspondence */
export const fleetAreas: readonly Area[] = [
  'aft',
  'port-quarter',
  'starboard-quarter',
  'port-bow',
  'starboard-bow',
  'fore',
];

/** The area that a die tells: the last two have two numbers each. rule: cylonfleet.place-roll */
export const fleetAreaFor = (die: number): Area => fleetAreas[die <= 4 ? die - 1 : die <= 6 ? 4 : 5];

/** What is printed on each area: the rolls that tell it. */
export const fleetNumbers = (area: Area): readonly number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].filter((die) => fleetAreaFor(die) === area);

/** Civilian ships that each space of the pursuit track brings; the last one brings the fleet. */
export const pursuitTrack = [
  { name: 'start', civilians: 0 },
  { name: 'one-civilian', civilians: 1 },
  { name: 'blank', civilians: 0 },
  { name: 'two-civilians', civilians: 2 },
  { name: 'auto-attack', civilians: 0 },
] as const;

export type FleetKind = 'basestars' | 'raiders' | 'heavyRaiders';

/** How many ships of a kind are in an area of the board. */
export function inFleetArea({ fleet }: Pick<Table, 'fleet'>, kind: FleetKind, area: Area): number {
  if (!fleet) return 0;
  return kind === 'basestars'
    ? fleet.basestars.filter((each) => each === area).length
    : fleet.areas[area][kind];
}

export function inFleet(t: Pick<Table, 'fleet'>, kind: FleetKind): number {
  return t.fleet ? fleetAreas.reduce((n, area) => n + inFleetArea(t, kind, area), 0) : 0;
}

/** Basestars that are on neither board. */
export function unusedBasestars({ basestars, fleet }: Pick<Table, 'basestars' | 'fleet'>): number[] {
  return [...basestars.keys()].filter(
    (basestar) => basestars[basestar].area === null && (fleet?.basestars[basestar] ?? null) === null,
  );
}
