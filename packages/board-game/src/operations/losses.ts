import { basestarTokens, civilianShips } from '../cards/tables';
import type { Cause, Modifier, RulingName } from '../effects/types';
import { type G, rules } from '../rules';
import type { State } from '../state';
import { type Area, resources, type Seat } from '../terms';
import { mixIn } from './mixed-pile';

/** Ships damaged and destroyed, by whatever, and what that costs. */

export type LostShip = 'raider' | 'heavy-raider' | 'basestar' | 'centurion' | 'viper' | 'raptor' | 'civilian';

function reportDestroyed(g: G, ship: LostShip, area: Area | null, rule: string): void {
  g.facts.push({ fact: 'ship-destroyed', ship, area, rule });
  rules.call(g, 'ship-destroyed', { ship, area });
}

/** rule: damage.cylon-returns */
export function destroyCylonFighter(g: G, ship: 'raider' | 'heavy-raider', area: Area): void {
  const kind = ship === 'raider' ? 'raiders' : 'heavyRaiders';
  g.state.areas[area][kind]--;
  g.state.supply[kind]++;
  reportDestroyed(g, ship, area, 'damage.cylon-returns');
}

export function destroyCenturion(g: G, space: number): void {
  g.state.boarding[space]--;
  g.state.supply.centurions++;
  reportDestroyed(g, 'centurion', null, 'damage.cylon-returns');
}

/** Damage a basestar has taken. rule: damage.basestar-critical */
export function damageOn(s: State, basestar: number): number {
  return s.basestars[basestar].damage.reduce((sum, token) => sum + (basestarTokens[token].worth ?? 1), 0);
}

/** What the tokens on a basestar answer to a ruling. */
export function tokensSay(s: State, basestar: number, on: RulingName): Modifier[] {
  return s.basestars[basestar].damage.flatMap(
    (token) => basestarTokens[token].modifiers?.filter((m) => m.on === on) ?? [],
  );
}

/** rule: damage.basestar-three — its tokens go back to the pile. */
export function destroyBasestar(g: G, basestar: number): void {
  const { area, damage } = g.state.basestars[basestar];
  mixIn(g.state, g.state.basestarDamage, damage);
  g.state.basestars[basestar] = { area: null, damage: [] };
  reportDestroyed(g, 'basestar', area, 'damage.basestar-three');
}

/** Takes a viper out of space, its pilot with it. */
function loseViper(g: G, area: Area, pilot: Seat | null, hit: 'damaged' | 'destroyed'): void {
  if (pilot === null) {
    g.state.areas[area].vipers--;
    return;
  }
  g.state.players[pilot].piloting = null;
  rules.call(g, 'viper-hit', { seat: pilot, area, hit });
}

/** rule: damage.viper-box */
export function damageViper(g: G, area: Area, pilot: Seat | null): void {
  g.facts.push({ fact: 'viper-damaged', area, pilot, rule: 'damage.viper-box' });
  g.state.damagedVipers++;
  loseViper(g, area, pilot, 'damaged');
}

/** rule: damage.human-ship-removed */
export function destroyViper(g: G, area: Area, pilot: Seat | null): void {
  g.state.destroyed.vipers++;
  reportDestroyed(g, 'viper', area, 'damage.human-ship-removed');
  loseViper(g, area, pilot, 'destroyed');
}

/** Damages vipers in the Reserves, as far as there are any. */
export function damageReserves(g: G, n: number): void {
  const { reserves } = g.state;
  for (let k = 0; k < n && reserves.vipers > 0; k++) {
    reserves.vipers--;
    g.state.damagedVipers++;
    g.facts.push({ fact: 'viper-damaged', area: null, pilot: null, rule: 'damage.viper-box' });
  }
}

/** Raptors are lost from the Reserves, as far as there are any. */
export function destroyRaptors(g: G, n: number): void {
  const { reserves, destroyed } = g.state;
  for (let k = 0; k < n && reserves.raptors > 0; k++) {
    reserves.raptors--;
    destroyed.raptors++;
    g.facts.push({
      fact: 'raptors-changed',
      by: -1,
      now: reserves.raptors,
      rule: 'damage.human-ship-removed',
    });
    reportDestroyed(g, 'raptor', null, 'damage.human-ship-removed');
  }
}

/** Turns over a civilian ship that has been taken from its place. rule: civilians.destroy */
export function destroyCivilian(g: G, kind: number, area: Area | null, cause: Cause): void {
  g.state.lostCivilians.push(kind);
  g.facts.push({ fact: 'civilian-destroyed', kind, area, rule: 'civilians.destroy' });
  rules.call(g, 'ship-destroyed', { ship: 'civilian', area });
  // What was in it is lost first: it lies above the announcement.
  const { lose } = civilianShips[kind];
  for (let i = resources.length - 1; i >= 0; i--) {
    const n = lose[resources[i]];
    if (n !== undefined) rules.call(g, 'lose-resource', { resource: resources[i], n, cause });
  }
}
