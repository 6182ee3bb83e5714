import { shuffle } from '@ragtag/kernel';
import { isSet } from '../../in-play/rulings';
import { fallBack, fallBackBasestar } from '../../operations/fleet';
import { mixIn } from '../../operations/mixed-pile';
import { sendTo } from '../../operations/people';
import type { G } from '../../rules';
import { seats } from '../../table/queries';
import { classesIn, withMore } from '../../table/vipers';
import { type Area, areas, type PerArea, type Seat, type ViperClass } from '../../terms';

/** Assault raptors that stay in space. rule: assault-raptors.stay-on-jump */
export interface Staying {
  readonly pilots: Seat[];
  /** How many without a pilot, by area. */
  readonly raptors: PerArea;
}

type Ships = 'basestar' | 'raider' | 'heavy-raider' | ViperClass | 'civilian';

function report(g: G, area: Area, ships: Ships, n: number): void {
  if (n > 0) g.facts.push({ fact: 'ships-removed', area, ships, n, rule: 'jump.remove-ships' });
}

/** Whether ships of a kind stay behind in space. */
function stays(g: G, ship: Ships): boolean {
  return isSet(g, 'stays-at-jump', { ship });
}

function clearBasestars(g: G): void {
  const s = g.state;
  if (stays(g, 'basestar')) return;
  for (const basestar of s.basestars) {
    if (basestar.area === null) continue;
    const { area } = basestar;
    report(g, area, 'basestar', 1);
    mixIn(s, s.basestarDamage, basestar.damage);
    basestar.area = null;
    basestar.damage = [];
    fallBackBasestar(g, s.basestars.indexOf(basestar), area);
  }
}

/** Takes the ships of one kind out of an area; how many they were. */
function take(g: G, area: Area, kind: 'raiders' | 'heavyRaiders', ship: Ships): number {
  const here = g.state.areas[area];
  const n = here[kind];
  if (n === 0 || stays(g, ship)) return 0;
  here[kind] = 0;
  report(g, area, ship, n);
  return n;
}

function takeVipers(g: G, area: Area, staying: Staying | undefined): void {
  const { areas: space, reserves } = g.state;
  for (const ship of classesIn(space[area].vipers)) {
    const left = ship === 'assault-raptor' ? (staying?.raptors[area] ?? 0) : 0;
    const n = space[area].vipers[ship] - left;
    if (n === 0 || stays(g, ship)) continue;
    space[area].vipers = withMore(space[area].vipers, ship, -n);
    reserves.vipers = withMore(reserves.vipers, ship, n);
    report(g, area, ship, n);
  }
}

function clearArea(g: G, area: Area, staying: Staying | undefined): void {
  const s = g.state;
  const raiders = take(g, area, 'raiders', 'raider');
  if (raiders > 0 && s.marks.scar === area) s.marks.scar = null;
  const heavyRaiders = take(g, area, 'heavyRaiders', 'heavy-raider');
  if (s.fleet) {
    fallBack(g, 'raiders', area, raiders);
    fallBack(g, 'heavyRaiders', area, heavyRaiders);
  } else {
    s.supply.raiders += raiders;
    s.supply.heavyRaiders += heavyRaiders;
  }
  takeVipers(g, area, staying);
  const { civilians } = s.areas[area];
  // rule: jump.civilians-remain
  if (civilians.length === 0 || s.fleet || stays(g, 'civilian')) return;
  report(g, area, 'civilian', civilians.length);
  for (const { kind } of civilians.splice(0)) s.civilians.push(kind);
}

/** All ships leave the space areas; Centurions stay aboard. rule: jump.remove-ships, jump.centurions-stay */
export function clearSpace(g: G, staying?: Staying): void {
  const s = g.state;
  clearBasestars(g);
  for (const area of areas) clearArea(g, area, staying);
  shuffle(s, 'cards', s.civilians);
  for (const seat of seats(s)) {
    if (s.players[seat].piloting === null || staying?.pilots.includes(seat)) continue;
    sendTo(g, seat, 'hangar-deck', 'jump.pilots');
  }
}
