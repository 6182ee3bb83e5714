import type { Layout } from '../effects/types';
import type { G } from '../rules';
import type { CivilianShip, State } from '../state';
import { inFleet, unusedBasestars } from '../table/fleet';
import { countVipers, flown, marked, withMore } from '../table/vipers';
import { type Area, areas, type ViperClass } from '../terms';
import { callFromFleet } from './fleet';

/** Putting ships into space and moving them, with the supplies kept right. */

/** What a layout may hold, in the order of placing, with the word for one of them. */
export const layoutShips = {
  basestars: 'basestar',
  raiders: 'raider',
  heavyRaiders: 'heavy-raider',
  vipers: 'viper',
  civilians: 'civilian',
} as const satisfies Record<keyof NonNullable<Layout[Area]>, string>;
export type LayoutKind = keyof typeof layoutShips;
export const layoutKinds = Object.keys(layoutShips) as LayoutKind[];

/** How many could still be placed. rule: limits.ships-short, limits.civilians-short, limits.vipers-short */
export function supplyOf(s: State, kind: LayoutKind): number {
  switch (kind) {
    case 'basestars':
      return s.basestars.filter((b) => b.area === null).length;
    case 'raiders':
    case 'heavyRaiders':
      // rule: limits.ships-short-cylonfleet
      return s.supply[kind] + inFleet(s, kind);
    case 'vipers':
      return countVipers(s.reserves.vipers);
    case 'civilians':
      return s.civilians.length;
  }
}

/** Puts ships from their supply into an area; there must be enough. */
export function placeShips(
  g: G,
  kind: Exclude<LayoutKind, 'vipers'>,
  area: Area,
  n: number,
  rule: string,
): void {
  const s = g.state;
  const here = s.areas[area];
  if (kind !== 'civilians') callFromFleet(g, kind, n);
  switch (kind) {
    case 'basestars':
      for (let k = 0; k < n; k++) placeBasestar(s, area);
      break;
    case 'raiders':
    case 'heavyRaiders':
      s.supply[kind] -= n;
      here[kind] += n;
      break;
    case 'civilians':
      for (let k = 0; k < n; k++) {
        const kind = s.civilians.pop();
        if (kind !== undefined) here.civilians.push({ handle: s.handles++, kind, seenBy: [] });
      }
  }
  g.facts.push({ fact: 'ships-placed', area, ships: layoutShips[kind], n, rule });
}

/** Puts vipers of one class from the Reserves into an area; there must be enough. */
export function placeVipers(g: G, ship: ViperClass, area: Area, n: number, rule: string): void {
  const s = g.state;
  s.reserves.vipers = withMore(s.reserves.vipers, ship, -n);
  s.areas[area].vipers = withMore(s.areas[area].vipers, ship, n);
  g.facts.push({ fact: 'ships-placed', area, ships: ship, n, rule });
}

function placeBasestar(s: State, area: Area): void {
  const [unused] = unusedBasestars(s);
  if (unused !== undefined) s.basestars[unused].area = area;
}

/** Moves one Cylon ship to a neighbouring area. */
export function moveShip(g: G, kind: 'raiders' | 'heavyRaiders', from: Area, to: Area, rule: string): void {
  g.state.areas[from][kind]--;
  g.state.areas[to][kind]++;
  g.facts.push({ fact: 'ship-moved', ship: layoutShips[kind], from, to, rule });
}

/** Moves an unmanned viper. */
export function moveViper(g: G, ship: ViperClass, from: Area, to: Area, rule: string): void {
  const { areas: space } = g.state;
  space[from].vipers = withMore(space[from].vipers, ship, -1);
  space[to].vipers = withMore(space[to].vipers, ship, 1);
  g.facts.push({ fact: 'ship-moved', ship, from, to, rule });
}

/** Where a civilian ship is. */
export function areaOfCivilian(s: State, handle: number): Area | undefined {
  return areas.find((area) => s.areas[area].civilians.some((c) => c.handle === handle));
}

/** Takes a civilian ship out of its area. */
export function takeCivilian(s: State, area: Area, handle: number): CivilianShip {
  const { civilians } = s.areas[area];
  return civilians.splice(
    civilians.findIndex((c) => c.handle === handle),
    1,
  )[0];
}

export function moveCivilian(g: G, handle: number, from: Area, to: Area): void {
  g.state.areas[to].civilians.push(takeCivilian(g.state, from, handle));
  g.facts.push({ fact: 'ship-moved', ship: 'civilian', from, to, handle, rule: 'space.adjacent-only' });
}

/** A player sits down in a viper that is in the area already. rule: piloting.hangar-deck */
export function manViper(g: G, seat: number, area: Area, ship: ViperClass): void {
  const p = g.state.players[seat];
  const here = g.state.areas[area];
  here.vipers = withMore(here.vipers, ship, -1);
  p.location = null;
  p.piloting = flown(area, ship);
  g.facts.push({ fact: 'viper-manned', area, seat, ship: marked(ship), rule: 'piloting.hangar-deck' });
}
