import { takeRandom } from '@ragtag/kernel';
import type { Written } from '@ragtag/kernel/scenario';
import { startingLayout } from '../cards/base/starting-layout';
import { basestarTokens } from '../cards/tables';
import { readArea } from '../effects/shape-words';
import type { State } from '../state';
import { type Area, areas, humansLoseSpace, pieces } from '../terms';
import type { Build } from './build';
import { takeBasestarToken, takeCivilianShip } from './piles';

/** Ships on the board, in the Reserves, damaged and lost. */

type Fields = Partial<Record<'space' | 'reserves' | 'damagedVipers' | 'destroyed' | 'boarding', Written>>;

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
    for (const ship of state.areas[area].civilians) {
      if (mine.includes(ship.handle)) ship.kind = takeRandom(state, 'setup', state.civilians);
    }
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
  if (vipers) here.vipers = vipers.whole(0, pieces.vipers, 'number of vipers');
  if (basestars) readBasestars(state, area, basestars);
  if (civilians) readCivilians(build, area, civilians);
}

/** The layout with which every game begins. */
function openingShips({ state, fills }: Build): void {
  for (const area of areas) {
    const { raiders = 0, basestars = 0, vipers = 0, civilians = 0 } = startingLayout[area] ?? {};
    state.areas[area].raiders = raiders;
    state.supply.raiders -= raiders;
    state.areas[area].vipers = vipers;
    for (let k = 0; k < basestars; k++) state.basestars[k].area = area;
    fills.push(() => {
      for (let k = 0; k < civilians; k++)
        addCivilian(state, area, takeRandom(state, 'setup', state.civilians));
    });
  }
}

function vipersInUse(s: State): number {
  const unmanned = areas.reduce((n, area) => n + s.areas[area].vipers, 0);
  return unmanned + s.players.filter((p) => p.piloting !== null).length + s.damagedVipers;
}

/** Vipers and raptors: what is said must fit the pieces; what is left is in the Reserves, or else lost. */
function readReserves(s: State, { reserves, destroyed, damagedVipers, space }: Fields): void {
  const kept = reserves?.fields('vipers', 'raptors');
  const lost = destroyed?.fields('vipers', 'raptors');
  if (damagedVipers) s.damagedVipers = damagedVipers.whole(0, pieces.vipers, 'number of vipers');
  const used = { vipers: vipersInUse(s), raptors: 0 };
  for (const kind of ['vipers', 'raptors'] as const) {
    const left = pieces[kind] - used[kind];
    const stated = kept?.[kind]?.whole(0, pieces[kind], `number of ${kind}`);
    const gone = lost?.[kind]?.whole(0, pieces[kind], `number of ${kind}`);
    s.reserves[kind] = stated ?? left - (gone ?? 0);
    s.destroyed[kind] = gone ?? left - s.reserves[kind];
    const at = kept?.[kind] ?? lost?.[kind] ?? damagedVipers ?? space;
    if (s.reserves[kind] < 0 || s.destroyed[kind] < 0 || s.reserves[kind] + s.destroyed[kind] !== left)
      at?.fail(
        `there are ${pieces[kind]} ${kind}, of which ${used[kind]} are in space or damaged: Reserves and destroyed must make ${Math.max(0, left)}`,
      );
  }
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

export function readSpace(build: Build, fields: Fields): void {
  const { space, boarding } = fields;
  if (space?.plain === 'opening') openingShips(build);
  else if (space)
    for (const [area, ships] of space.entries)
      build.attempt(() => placeIn(build, readArea(ships.keyed(area)), ships));
  build.attempt(() => readReserves(build.state, fields));
  if (boarding) build.attempt(() => readBoarding(build.state, boarding));
}
