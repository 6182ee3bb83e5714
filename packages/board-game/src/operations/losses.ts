import type { Frame } from '@ragtag/kernel';
import { basestarTokens, civilianShips } from '../cards/tables';
import type { Cause, Modifier, RulingName } from '../effects/types';
import { isSet } from '../in-play/rulings';
import { type G, type Procedures, rules } from '../rules';
import type { State } from '../state';
import { marked, withMore } from '../table/vipers';
import {
  type Area,
  resources,
  type Seat,
  type ViperClass,
  type ViperClassInfo,
  viperClasses,
} from '../terms';
import { mixIn } from './mixed-pile';

/** Ships damaged and destroyed, by whatever, and what that costs. */

export type LostShip = 'raider' | 'heavy-raider' | 'basestar' | 'centurion' | 'viper' | 'raptor' | 'civilian';

function reportDestroyed(g: G, ship: LostShip, area: Area | null, rule: string, called: string = ship): void {
  g.facts.push({ fact: 'ship-destroyed', ship: called, area, rule });
  rules.call(g, 'ship-destroyed', { ship, area, by: destroyerOf(g) });
}

const ownDeeds: readonly string[] = ['skill', 'location', 'sheet', 'title', 'quorum'];

/** Whose attack or action is being carried out. */
function destroyerOf(g: G): Seat | null {
  const { stack } = g.state;
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame.p === 'attack') {
      const { roller, attack } = frame as Frame & Procedures['attack'];
      return attack.by === 'raider' || attack.by === 'basestar' ? null : roller;
    }
    if (frame.p === 'effects') {
      const { cause, you } = frame as Frame & Procedures['effects'];
      // What an attack brings with it is the attacker's.
      if (cause && you !== undefined && cause.kind !== 'attack')
        return ownDeeds.includes(cause.kind) ? you : null;
    }
  }
  return null;
}

/** rule: damage.cylon-returns */
export function destroyCylonFighter(g: G, ship: 'raider' | 'heavy-raider', area: Area, isScar = false): void {
  const kind = ship === 'raider' ? 'raiders' : 'heavyRaiders';
  if (isScar) g.state.marks.scar = null;
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

/** Takes a basestar back to the supply, undamaged. */
export function removeBasestar(g: G, basestar: number): void {
  const { area, damage } = g.state.basestars[basestar];
  if (area === null) return;
  mixIn(g.state, g.state.basestarDamage, damage);
  g.state.basestars[basestar] = { area: null, damage: [] };
  g.facts.push({ fact: 'ships-removed', area, ships: 'basestar', n: 1 });
}

/** rule: damage.basestar-three — its tokens go back to the pile. */
export function destroyBasestar(g: G, basestar: number): void {
  const { area, damage } = g.state.basestars[basestar];
  mixIn(g.state, g.state.basestarDamage, damage);
  g.state.basestars[basestar] = { area: null, damage: [] };
  reportDestroyed(g, 'basestar', area, 'damage.basestar-three');
}

/** A viper in space: manned by its pilot, or one of those that nobody flies. */
export interface ViperInSpace {
  readonly area: Area;
  readonly pilot: Seat | null;
  readonly ship: ViperClass;
}

/** Takes a viper out of space, its pilot with it. */
function loseViper(g: G, { area, pilot, ship }: ViperInSpace, hit: 'damaged' | 'destroyed'): void {
  if (pilot === null) {
    const here = g.state.areas[area];
    here.vipers = withMore(here.vipers, ship, -1);
    return;
  }
  g.state.players[pilot].piloting = null;
  rules.call(g, 'viper-hit', { seat: pilot, area, hit });
}

const isBrittle = (ship: ViperClass): boolean => (viperClasses[ship] as ViperClassInfo).brittle === true;

/** A viper comes to lie with the damaged ones. rule: damage.viper-box */
function layDamaged(g: G, ship: ViperClass, area: Area | null, pilot: Seat | null): void {
  g.facts.push({ fact: 'viper-damaged', area, pilot, ship: marked(ship), rule: 'damage.viper-box' });
  g.state.damagedVipers = withMore(g.state.damagedVipers, ship, 1);
}

/** A viper leaves the game. rule: damage.human-ship-removed */
function layDestroyed(g: G, ship: ViperClass, area: Area | null): void {
  const { destroyed } = g.state;
  destroyed.vipers = withMore(destroyed.vipers, ship, 1);
  reportDestroyed(g, 'viper', area, 'damage.human-ship-removed', ship);
}

export function damageViper(g: G, viper: ViperInSpace): void {
  // rule: assault-raptors.damage-destroys
  if (isBrittle(viper.ship) || (viper.pilot !== null && isSet(g, 'brittle', { seat: viper.pilot }))) {
    destroyViper(g, viper);
    return;
  }
  layDamaged(g, viper.ship, viper.area, viper.pilot);
  loseViper(g, viper, 'damaged');
}

export function destroyViper(g: G, viper: ViperInSpace): void {
  layDestroyed(g, viper.ship, viper.area);
  loseViper(g, viper, 'destroyed');
}

/** Damages a viper in the Reserves, where one of the class must be. */
export function damageInReserves(g: G, ship: ViperClass): void {
  const { reserves } = g.state;
  reserves.vipers = withMore(reserves.vipers, ship, -1);
  if (isBrittle(ship)) layDestroyed(g, ship, null);
  else layDamaged(g, ship, null, null);
}

/** A viper, wherever it is. */
export interface ViperAnywhere {
  readonly where: 'reserves' | 'damaged' | Area;
  readonly pilot: Seat | null;
  readonly ship: ViperClass;
}

export function destroyViperAnywhere(g: G, { where, pilot, ship }: ViperAnywhere): void {
  const s = g.state;
  if (where !== 'reserves' && where !== 'damaged') {
    destroyViper(g, { area: where, pilot, ship });
    return;
  }
  if (where === 'reserves') s.reserves.vipers = withMore(s.reserves.vipers, ship, -1);
  else s.damagedVipers = withMore(s.damagedVipers, ship, -1);
  layDestroyed(g, ship, null);
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
