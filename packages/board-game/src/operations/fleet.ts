import type { G } from '../rules';
import { type FleetKind, fleetAreas, inFleetArea, unusedBasestars } from '../table/fleet';
import type { Area } from '../terms';

/** Ships on the Cylon Fleet board, and between it, the supply and the main board. */

const shipOf = { basestars: 'basestar', raiders: 'raider', heavyRaiders: 'heavy-raider' } as const;
export const fleetKinds = Object.keys(shipOf) as FleetKind[];

/** How many of a kind are on neither board. */
export function unusedOf({ state }: G, kind: FleetKind): number {
  return kind === 'basestars' ? unusedBasestars(state).length : state.supply[kind];
}

/** Puts ships from the supply on the board, as far as there are any. */
export function placeInFleet(g: G, kind: FleetKind, area: Area, n: number, rule: string): void {
  const { fleet, supply } = g.state;
  const placed = Math.min(n, unusedOf(g, kind));
  if (!fleet || placed === 0) return;
  if (kind === 'basestars') {
    for (const basestar of unusedBasestars(g.state).slice(0, placed)) fleet.basestars[basestar] = area;
  } else {
    supply[kind] -= placed;
    fleet.areas[area][kind] += placed;
  }
  g.facts.push({ fact: 'fleet-placed', area, ships: shipOf[kind], n: placed, rule });
}

/** Takes ships of an area off the board, to the supply. */
function takeFromFleet(g: G, kind: FleetKind, area: Area, n: number, rule: string): void {
  const { fleet, supply } = g.state;
  if (!fleet || n === 0) return;
  if (kind === 'basestars') {
    for (let k = 0; k < n; k++) fleet.basestars[fleet.basestars.indexOf(area)] = null;
  } else {
    fleet.areas[area][kind] -= n;
    supply[kind] += n;
  }
  g.facts.push({ fact: 'fleet-left', area, ships: shipOf[kind], n, rule });
}

/** What the main board is to get and the supply lacks comes from here. rule: limits.ships-short-cylonfleet */
export function callFromFleet(g: G, kind: FleetKind, n: number): void {
  if (!g.state.fleet) return;
  for (const area of fleetAreas) {
    const short = n - unusedOf(g, kind);
    if (short <= 0) return;
    takeFromFleet(
      g,
      kind,
      area,
      Math.min(short, inFleetArea(g.state, kind, area)),
      'limits.ships-short-cylonfleet',
    );
  }
}

/** All ships of an area go to the matching one of the main board. */
export function attackFromFleet(g: G, area: Area, rule: string): void {
  const { areas, basestars, fleet, supply } = g.state;
  if (!fleet) return;
  for (const kind of fleetKinds) {
    const n = inFleetArea(g.state, kind, area);
    if (n === 0) continue;
    if (kind === 'basestars') {
      fleet.basestars.forEach((there, basestar) => {
        if (there === area) basestars[basestar].area = area;
      });
      takeFromFleet(g, kind, area, n, rule);
    } else {
      takeFromFleet(g, kind, area, n, rule);
      supply[kind] -= n;
      areas[area][kind] += n;
    }
    g.facts.push({ fact: 'ships-placed', area, ships: shipOf[kind], n, rule });
  }
}

/** Cylon ships of the main board fall back to the board. rule: jump.fleet-board-transfer */
export function fallBack(g: G, kind: 'raiders' | 'heavyRaiders', area: Area, n: number): void {
  const { fleet } = g.state;
  if (!fleet || n === 0) return;
  fleet.areas[area][kind] += n;
  g.facts.push({ fact: 'fleet-placed', area, ships: shipOf[kind], n, rule: 'jump.fleet-board-transfer' });
}

/** rule: damage.basestar-tokens-on-jump — its tokens have been taken off. */
export function fallBackBasestar(g: G, basestar: number, area: Area): void {
  const { fleet } = g.state;
  if (!fleet) return;
  fleet.basestars[basestar] = area;
  g.facts.push({ fact: 'fleet-placed', area, ships: 'basestar', n: 1, rule: 'jump.fleet-board-transfer' });
}
