import { takeRandom } from '@ragtag/kernel';
import type { Written } from '@ragtag/kernel/scenario';
import { startingLayout } from '../cards/base/starting-layout';
import { basestarTokens } from '../cards/tables';
import { readArea } from '../effects/shape-words';
import { plainVipers } from '../setup/components';
import type { State } from '../state';
import { unusedBasestars } from '../table/fleet';
import { classNames, noVipers, together, type Vipers, vipersFrom, vipersOf, withMore } from '../table/vipers';
import { type Area, areas, humansLoseSpace, pieces, viperClasses } from '../terms';
import type { Build } from './build';
import { readFleet, readPursuit } from './fleet';
import { takeBasestarToken, takeCivilianShip } from './piles';

/** Ships on the board, in the Reserves, damaged and lost. */

type SpaceFields = Partial<
  Record<
    | 'space'
    | 'scar'
    | 'fleet'
    | 'pursuit'
    | 'supply'
    | 'reserves'
    | 'damagedVipers'
    | 'destroyed'
    | 'boarding',
    Written
  >
>;

function addCivilian(s: State, area: Area, kind: number): void {
  s.areas[area].civilians.push({ handle: s.handles++, kind, seenBy: [] });
}

/** Civilian ships by content, or a number of them. Handles follow the order of the file. */
function readCivilians({ state, fills }: Build, area: Area, written: Written): void {
  if (!written.isNumber) {
    for (const item of written.items) addCivilian(state, area, takeCivilianShip(state, item));
    return;
  }
  const n = written.whole(0, 12, 'number of ships');
  const mine: number[] = [];
  for (let k = 0; k < n; k++) {
    mine.push(state.handles);
    addCivilian(state, area, -1);
  }
  fills.push(() => {
    if (state.civilians.length < n) written.fail('there are not that many civilian ships');
    const { civilians } = state.areas[area];
    civilians.forEach((ship, at) => {
      if (mine.includes(ship.handle))
        civilians[at] = { ...ship, kind: takeRandom(state, 'setup', state.civilians) };
    });
  });
}

function readBasestars(s: State, area: Area, written: Written): void {
  const list = written.isNumber
    ? Array<undefined>(written.whole(0, pieces.basestars, 'number of basestars')).fill(undefined)
    : written.items.map((item) => item.fields('damage').damage);
  for (const damage of list) {
    const unused =
      s.basestars.find((b) => b.area === null) ??
      written.fail(`there are only ${pieces.basestars} basestars`);
    unused.area = area;
    for (const token of damage?.items ?? []) unused.damage.push(takeBasestarToken(s, token));
    const taken = unused.damage.reduce((sum, token) => sum + (basestarTokens[token].worth ?? 1), 0);
    if (taken > 2) damage?.fail('a basestar with more than 2 damage is destroyed');
  }
}

function placeIn(build: Build, area: Area, written: Written): void {
  const { state } = build;
  const here = state.areas[area];
  const { raiders, heavyRaiders, vipers, basestars, civilians } = written.fields(
    'raiders',
    'heavyRaiders',
    'vipers',
    'basestars',
    'civilians',
  );
  for (const [kind, n] of [
    ['raiders', raiders],
    ['heavyRaiders', heavyRaiders],
  ] as const) {
    if (!n) continue;
    here[kind] = n.whole(0, pieces[kind], 'number of ships');
    state.supply[kind] -= here[kind];
    if (state.supply[kind] < 0) n.fail(`there are only ${pieces[kind]} ${kind}`);
  }
  if (vipers) here.vipers = readVipers(vipers);
  if (basestars) readBasestars(state, area, basestars);
  if (civilians) readCivilians(build, area, civilians);
}

/** The layout with which every game begins. */
function openingShips({ state, fills }: Build): void {
  for (const area of areas) {
    const { raiders = 0, basestars = 0, vipers = 0, civilians = 0 } = startingLayout[area] ?? {};
    state.areas[area].raiders = raiders;
    state.supply.raiders -= raiders;
    state.areas[area].vipers = vipersOf('viper', vipers);
    for (let k = 0; k < basestars; k++) state.basestars[k].area = area;
    fills.push(() => {
      for (let k = 0; k < civilians; k++)
        addCivilian(state, area, takeRandom(state, 'setup', state.civilians));
    });
  }
}

/** A number of plain vipers, or how many there are by class. */
function readVipers(written: Written): Vipers {
  if (!written.isMap) return vipersOf('viper', written.whole(0, pieces.vipers, 'number of vipers'));
  const counts = written.fields(...classNames);
  return classNames.reduce((vipers, ship) => {
    const n = counts[ship]?.whole(0, viperClasses[ship].pieces, 'number of vipers') ?? 0;
    return withMore(vipers, ship, n);
  }, noVipers);
}

function vipersInUse(s: State): Vipers {
  const unmanned = areas.map((area) => s.areas[area].vipers);
  const manned = s.players.flatMap(({ piloting }) => (piloting ? [vipersOf(piloting.ship, 1)] : []));
  return [...unmanned, ...manned].reduce(together, s.damagedVipers);
}

/** Those of other classes that begin among the damaged are not there where they are said to be elsewhere. */
function takeFromDamaged(s: State, elsewhere: Vipers): void {
  const before = s.damagedVipers;
  s.damagedVipers = noVipers;
  const spoken = together(vipersInUse(s), elsewhere);
  s.damagedVipers = classNames.reduce(
    (vipers, ship) => withMore(vipers, ship, -Math.min(before[ship], spoken[ship])),
    before,
  );
}

interface Supply {
  /** What they are called, and how many there are. */
  readonly name: string;
  readonly pieces: number;
  /** In space or damaged. */
  readonly used: number;
  readonly kept?: number;
  readonly lost?: number;
  readonly at?: Written;
}

/** What is said must fit the pieces; what is left is in the Reserves, or else lost. */
function share({ name, pieces: all, used, kept, lost, at }: Supply): { reserves: number; destroyed: number } {
  const left = all - used;
  const reserves = kept ?? left - (lost ?? 0);
  const destroyed = lost ?? left - reserves;
  if (reserves < 0 || destroyed < 0 || reserves + destroyed !== left)
    at?.fail(
      `there are ${all} ${name}, of which ${used} are in space or damaged: Reserves and destroyed must make ${Math.max(0, left)}`,
    );
  return { reserves, destroyed };
}

/** Vipers and raptors. */
function readReserves(s: State, { reserves, destroyed, damagedVipers, space }: SpaceFields): void {
  const kept = reserves?.fields('vipers', 'raptors');
  const lost = destroyed?.fields('vipers', 'raptors');
  const inReserve = kept?.vipers && readVipers(kept.vipers);
  const gone = lost?.vipers && readVipers(lost.vipers);
  if (damagedVipers) s.damagedVipers = readVipers(damagedVipers);
  else takeFromDamaged(s, together(inReserve ?? noVipers, gone ?? noVipers));
  const used = vipersInUse(s);
  const at = kept?.vipers ?? lost?.vipers ?? damagedVipers ?? space;
  const plain = share({
    name: 'vipers',
    pieces: plainVipers(s.options),
    used: used.viper,
    kept: inReserve?.viper,
    lost: gone?.viper,
    at,
  });
  s.reserves.vipers = vipersFrom({ ...inReserve, viper: plain.reserves });
  s.destroyed.vipers = vipersFrom({ ...gone, viper: plain.destroyed });
  // Of other classes only those are in the game that are spoken of.
  const spoken = together(together(s.reserves.vipers, s.destroyed.vipers), used);
  for (const ship of classNames)
    if (spoken[ship] > viperClasses[ship].pieces)
      at?.fail(`there are only ${viperClasses[ship].pieces} ${ship}`);
  const raptors = share({
    name: 'raptors',
    pieces: pieces.raptors,
    used: 0,
    kept: kept?.raptors?.whole(0, pieces.raptors, 'number of raptors'),
    lost: lost?.raptors?.whole(0, pieces.raptors, 'number of raptors'),
    at: kept?.raptors ?? lost?.raptors,
  });
  s.reserves.raptors = raptors.reserves;
  s.destroyed.raptors = raptors.destroyed;
}

/** The area of the raider that is Scar. */
function readScar(s: State, written: Written): void {
  const area = readArea(written);
  if (s.areas[area].raiders === 0) written.fail('there is no raider that could be Scar');
  s.marks.scar = area;
}

function readBoarding(s: State, written: Written): void {
  const { items } = written;
  if (items.length > humansLoseSpace) written.fail(`the track has ${humansLoseSpace} spaces before the last`);
  items.forEach((n, space) => {
    s.boarding[space] = n.whole(0, pieces.centurions, 'number of centurions');
    s.supply.centurions -= s.boarding[space];
  });
  if (s.supply.centurions < 0) written.fail(`there are only ${pieces.centurions} centurions`);
}

/** How many Cylon ships are left to be placed; the rest has left the game. */
function readSupply(s: State, written: Written): void {
  const { raiders, heavyRaiders, centurions, basestars } = written.fields(
    'raiders',
    'heavyRaiders',
    'centurions',
    'basestars',
  );
  const gone = { ...s.piecesGone };
  for (const [kind, n] of [
    ['raiders', raiders],
    ['heavyRaiders', heavyRaiders],
    ['centurions', centurions],
  ] as const) {
    if (!n) continue;
    const left = n.whole(0, s.supply[kind], 'number of pieces');
    gone[kind] = s.supply[kind] - left;
    s.supply[kind] = left;
  }
  const unused = unusedBasestars(s).length;
  const goes = basestars ? unused - basestars.whole(0, unused, 'number of basestars') : 0;
  if (goes > 0) gone.basestars = goes;
  for (let k = 0; k < goes; k++) s.basestars.splice(unusedBasestars(s).at(-1) ?? 0, 1);
  s.piecesGone = gone;
}

export function readSpace(build: Build, fields: SpaceFields): void {
  const { space, scar, fleet, pursuit, supply, boarding } = fields;
  if (space?.plain === 'opening') openingShips(build);
  else if (space)
    for (const [area, ships] of space.entries)
      build.attempt(() => placeIn(build, readArea(ships.keyed(area)), ships));
  if (fleet) build.attempt(() => readFleet(build.state, fleet));
  if (pursuit) build.attempt(() => readPursuit(build.state, pursuit));
  if (scar) build.attempt(() => readScar(build.state, scar));
  build.attempt(() => readReserves(build.state, fields));
  if (boarding) build.attempt(() => readBoarding(build.state, boarding));
  if (supply) build.attempt(() => readSupply(build.state, supply));
}
