import type { Area, BoardName } from '@ragtag/board-game';
import { board as words } from '../words';

/** Where everything lies on the board. One plan for wide screens, one for phones. */
export interface BoardPlan {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  readonly areas: Readonly<Record<Area, AreaPlan>>;
  readonly rooms: Readonly<Record<string, Box>>;
  readonly hull: HullPlan;
  readonly colonialOne: Box;
  readonly cylons: Box;
  /** Boards that have no drawing of their own, below the rest. */
  readonly strips: readonly StripPlan[];
  /** Radius of a person's badge. */
  readonly badge: number;
  /** How much larger than drawn ships are. */
  readonly ship: number;
  readonly roomText: number;
  readonly areaText: number;
  /** Names of rooms that are too small for their own. */
  readonly shortNames: Readonly<Record<string, string>>;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface StripPlan {
  readonly board: BoardName;
  readonly box: Box;
}

export interface AreaPlan {
  readonly outline: string;
  /** Where ships stand. */
  readonly ships: Box;
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' };
}

export interface HullPlan {
  readonly body: string;
  readonly plates: string;
  readonly pods: readonly string[];
  readonly engines: readonly Box[];
  /** Launch tubes, each ending in a launch area. */
  readonly tubes: readonly { readonly x: number; readonly y: number; readonly length: number }[];
  readonly name: { readonly x: number; readonly y: number; readonly size: number };
}

const poly = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map((p) => p.join(' ')).join('L')}Z`;

function grid(
  ids: readonly (readonly string[])[],
  from: { readonly x: number; readonly y: number },
  room: { readonly w: number; readonly h: number },
  gap: number,
): Record<string, Box> {
  const boxes: Record<string, Box> = {};
  ids.forEach((row, r) => {
    row.forEach((id, c) => {
      boxes[id] = { x: from.x + c * (room.w + gap), y: from.y + r * (room.h + gap), ...room };
    });
  });
  return boxes;
}

const cylonRooms = ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship'];
const colonialRooms = ['press-room', 'presidents-office', 'administration'];

export const widePlan: BoardPlan = {
  name: 'wide',
  width: 1000,
  height: 720,
  badge: 16,
  ship: 1.2,
  roomText: 13.8,
  areaText: 13.5,
  shortNames: {},
  strips: [],
  areas: {
    fore: {
      outline: poly([6, 150], [56, 84], [158, 176], [148, 194], [148, 400], [158, 418], [56, 510], [6, 444]),
      ships: { x: 12, y: 182, w: 130, h: 236 },
      label: { x: 16, y: 172, anchor: 'start' },
    },
    'starboard-bow': {
      outline: poly([62, 76], [116, 6], [497, 6], [497, 146], [186, 146], [164, 169]),
      ships: { x: 138, y: 30, w: 352, h: 112 },
      label: { x: 122, y: 25, anchor: 'start' },
    },
    'starboard-quarter': {
      outline: poly([503, 6], [884, 6], [938, 76], [836, 169], [814, 146], [503, 146]),
      ships: { x: 510, y: 30, w: 352, h: 112 },
      label: { x: 878, y: 25, anchor: 'end' },
    },
    aft: {
      outline: poly(
        [994, 150],
        [944, 84],
        [842, 176],
        [852, 194],
        [852, 400],
        [842, 418],
        [944, 510],
        [994, 444],
      ),
      ships: { x: 858, y: 182, w: 130, h: 236 },
      label: { x: 984, y: 172, anchor: 'end' },
    },
    'port-quarter': {
      outline: poly([503, 448], [814, 448], [836, 425], [938, 518], [884, 588], [503, 588]),
      ships: { x: 510, y: 452, w: 352, h: 112 },
      label: { x: 878, y: 579, anchor: 'end' },
    },
    'port-bow': {
      outline: poly([497, 448], [186, 448], [164, 425], [62, 518], [116, 588], [497, 588]),
      ships: { x: 138, y: 452, w: 352, h: 112 },
      label: { x: 122, y: 579, anchor: 'start' },
    },
  },
  rooms: {
    ...grid(
      [
        ['weapons-control', 'command', 'communications', 'admirals-quarters', 'ftl-control'],
        ['armory', 'brig', 'sickbay', 'research-lab', 'hangar-deck'],
      ],
      { x: 206, y: 203 },
      { w: 118, h: 92 },
      5,
    ),
    ...grid([colonialRooms], { x: 66, y: 624 }, { w: 126, h: 84 }, 5),
    ...grid([cylonRooms], { x: 486, y: 624 }, { w: 122, h: 84 }, 5),
  },
  hull: {
    body: poly(
      [156, 284],
      [166, 262],
      [188, 248],
      [200, 196],
      [822, 196],
      [832, 222],
      [846, 232],
      [846, 362],
      [832, 372],
      [822, 398],
      [200, 398],
      [188, 346],
      [166, 332],
      [156, 310],
    ),
    plates: 'M166 262V332M188 248V346M177 262v70M832 222v150',
    pods: [
      poly([282, 162], [290, 155], [732, 155], [740, 162], [740, 182], [732, 188], [290, 188], [282, 182]),
      poly([282, 412], [290, 406], [732, 406], [740, 412], [740, 432], [732, 439], [290, 439], [282, 432]),
    ],
    engines: [
      { x: 846, y: 240, w: 7, h: 30 },
      { x: 846, y: 282, w: 7, h: 30 },
      { x: 846, y: 324, w: 7, h: 30 },
    ],
    tubes: [310, 345, 380, 415, 590, 625, 660, 695].map((x) => ({ x, y: 439, length: 8 })),
    name: { x: 511, y: 178, size: 17 },
  },
  colonialOne: { x: 14, y: 600, w: 456, h: 112 },
  cylons: { x: 478, y: 600, w: 516, h: 112 },
};

export const narrowPlan: BoardPlan = {
  name: 'narrow',
  width: 390,
  height: 500,
  badge: 9.5,
  ship: 0.62,
  roomText: 10,
  areaText: 9.5,
  shortNames: words.shortNames,
  strips: [],
  areas: {
    fore: {
      outline: poly([3, 84], [18, 70], [62, 98], [62, 284], [18, 312], [3, 298]),
      ships: { x: 7, y: 106, w: 52, h: 186 },
      label: { x: 9, y: 98, anchor: 'start' },
    },
    'starboard-bow': {
      outline: poly([21, 66], [21, 14], [32, 3], [193, 3], [193, 92], [64, 92]),
      ships: { x: 36, y: 18, w: 154, h: 70 },
      label: { x: 34, y: 14, anchor: 'start' },
    },
    'starboard-quarter': {
      outline: poly([197, 3], [358, 3], [369, 14], [369, 66], [326, 92], [197, 92]),
      ships: { x: 202, y: 18, w: 154, h: 70 },
      label: { x: 356, y: 14, anchor: 'end' },
    },
    aft: {
      outline: poly([387, 84], [372, 70], [328, 98], [328, 284], [372, 312], [387, 298]),
      ships: { x: 331, y: 106, w: 52, h: 186 },
      label: { x: 381, y: 98, anchor: 'end' },
    },
    'port-quarter': {
      outline: poly([197, 290], [326, 290], [369, 316], [369, 368], [358, 379], [197, 379]),
      ships: { x: 202, y: 294, w: 154, h: 70 },
      label: { x: 356, y: 374, anchor: 'end' },
    },
    'port-bow': {
      outline: poly([193, 290], [64, 290], [21, 316], [21, 368], [32, 379], [193, 379]),
      ships: { x: 36, y: 294, w: 154, h: 70 },
      label: { x: 34, y: 374, anchor: 'start' },
    },
  },
  rooms: {
    ...grid(
      [
        ['weapons-control', 'command', 'ftl-control'],
        ['communications', 'admirals-quarters', 'research-lab'],
        ['armory', 'hangar-deck', 'sickbay'],
      ],
      { x: 76, y: 102 },
      { w: 78, h: 43 },
      2,
    ),
    brig: { x: 156, y: 237, w: 78, h: 43 },
    ...grid([colonialRooms], { x: 8, y: 396 }, { w: 123, h: 45 }, 2.5),
    ...grid([cylonRooms], { x: 8, y: 450 }, { w: 91.5, h: 45 }, 2.5),
  },
  hull: {
    body: poly(
      [66, 180],
      [72, 160],
      [72, 106],
      [80, 98],
      [312, 98],
      [320, 106],
      [320, 232],
      [312, 240],
      [242, 240],
      [238, 284],
      [152, 284],
      [148, 240],
      [80, 240],
      [72, 232],
      [72, 204],
    ),
    plates: 'M88 246h54M88 252h48M248 246h54M254 252h48',
    pods: [],
    engines: [
      { x: 320, y: 120, w: 5, h: 24 },
      { x: 320, y: 157, w: 5, h: 24 },
      { x: 320, y: 194, w: 5, h: 24 },
    ],
    tubes: [92, 112, 132, 258, 278, 298].map((x) => ({ x, y: 258, length: 26 })),
    name: { x: 0, y: 0, size: 0 },
  },
  colonialOne: { x: 4, y: 388, w: 382, h: 56 },
  cylons: { x: 4, y: 447, w: 382, h: 51 },
};
