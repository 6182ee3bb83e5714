import type { ShipKind } from '../effects/condition-types';
import { type Area, pieces } from '../terms';
import {
  basestarsIn,
  basestarsInPlay,
  civiliansInSpace,
  cylonShipsInSpace,
  heavyRaidersInSpace,
  pilotsIn,
  plainRaiders,
  raidersInSpace,
  unmannedVipersInSpace,
} from './queries';
import type { Table } from './table';
import { countVipers } from './vipers';

/** How many ships of a kind there are. */

/** Nuke tokens that lie beside the board, from where they can be gained. rule: setup.components.exodus-nuke, nukes.spent-discarded */
export function nukesBeside({ options, nukes, piecesGone }: Table): number {
  return options.exodus ? pieces.nukes + 1 - nukes - (piecesGone?.nukes ?? 0) : 0;
}

export function countInArea(s: Table, ship: ShipKind, area: Area): number {
  const here = s.areas[area];
  switch (ship) {
    case 'raider':
      return here.raiders;
    case 'plain-raider':
      return plainRaiders(s, area);
    case 'heavy-raider':
      return here.heavyRaiders;
    case 'basestar':
      return basestarsIn(s, area).length;
    case 'cylon':
      return here.raiders + here.heavyRaiders + basestarsIn(s, area).length;
    case 'civilian':
      return here.civilians.length;
    case 'unmanned-viper':
      return countVipers(here.vipers);
    case 'viper':
      return countVipers(here.vipers) + pilotsIn(s, area).length;
  }
}

export function countInSpace(s: Table, ship: ShipKind): number {
  switch (ship) {
    case 'raider':
      return raidersInSpace(s);
    case 'plain-raider':
      return raidersInSpace(s) - (s.marks.scar === null ? 0 : 1);
    case 'heavy-raider':
      return heavyRaidersInSpace(s);
    case 'basestar':
      return basestarsInPlay(s).length;
    case 'cylon':
      return cylonShipsInSpace(s);
    case 'civilian':
      return civiliansInSpace(s);
    case 'unmanned-viper':
      return unmannedVipersInSpace(s);
    case 'viper':
      return unmannedVipersInSpace(s) + s.players.filter((p) => p.piloting !== null).length;
  }
}
