import type { AreaView } from '../door/view-types';
import type { Basestar, CivilianShip, SpaceArea, State } from '../state';
import { noVipers, vipersAsPieces } from '../table/vipers';
import { type Area, areas, pieces, type Seat } from '../terms';
import type { Part } from './part';
import { inTheOpen, type Place } from './place';
import { basestarToken, civilianShip, fields, plain } from './shapes';

/** Ships that are marked among their like, by where they are; null while not in play. */
interface Marks {
  /** The raider that is Scar. */
  scar: Area | null;
}

declare module '../state' {
  interface State {
    areas: Record<Area, SpaceArea>;
    basestars: Basestar[];
    marks: Marks;
  }
}

declare module '../door/view-types' {
  interface View {
    readonly areas: Readonly<Record<Area, AreaView>>;
    readonly basestars: readonly Basestar[];
    readonly marks: Readonly<Marks>;
  }
}

const emptyArea = (): SpaceArea => ({ raiders: 0, heavyRaiders: 0, vipers: noVipers, civilians: [] });

function copyArea({ raiders, heavyRaiders, vipers, civilians }: SpaceArea): SpaceArea {
  return { raiders, heavyRaiders, vipers, civilians: civilians.slice() };
}

/** rule: civilians.facedown */
const hasSeen = ({ seenBy }: CivilianShip, seat: Seat | null) => seat !== null && seenBy.includes(seat);

function areaView({ raiders, heavyRaiders, vipers, civilians }: SpaceArea, seat: Seat | null): AreaView {
  return {
    raiders,
    heavyRaiders,
    vipers,
    civilians: civilians.map((ship) => ({
      handle: ship.handle,
      kind: hasSeen(ship, seat) ? ship.kind : null,
    })),
  };
}

/** The same for every area, written out. */
export function perArea<T, U>(of: Record<Area, T>, make: (each: T) => U): Record<Area, U> {
  return {
    fore: make(of.fore),
    'starboard-bow': make(of['starboard-bow']),
    'starboard-quarter': make(of['starboard-quarter']),
    aft: make(of.aft),
    'port-quarter': make(of['port-quarter']),
    'port-bow': make(of['port-bow']),
  };
}

function shipsIn({ civilians }: SpaceArea): Place {
  return {
    of: 'civilian-ship',
    cards: civilians.map(({ kind }) => kind),
    knows: (seat, at) => hasSeen(civilians[at], seat),
    put(kinds) {
      civilians.forEach((ship, at) => {
        civilians[at] = { ...ship, kind: kinds[at] };
      });
    },
    tells: 'looks',
  };
}

function sum(state: State, of: (area: SpaceArea) => number): number {
  return areas.reduce((n, area) => n + of(state.areas[area]), 0);
}

const noAreas = Object.fromEntries(areas.map((area) => [area, null])) as Record<Area, null>;

/** The areas round Galactica, with what is in them. */
export const space: Part<'areas' | 'basestars' | 'marks'> = {
  empty: () => ({
    areas: perArea(noAreas, emptyArea),
    basestars: Array.from({ length: pieces.basestars }, () => ({ area: null, damage: [] })),
    marks: { scar: null },
  }),
  copy(to, from) {
    to.areas = perArea(from.areas, copyArea);
    to.basestars = from.basestars.map(({ area, damage }) => ({ area, damage: damage.slice() }));
    to.marks = { scar: from.marks.scar };
  },
  view(to, state, seat) {
    to.areas = perArea(state.areas, (area) => areaView(area, seat));
    to.basestars = state.basestars;
    to.marks = state.marks;
  },
  viewGoesBy: ['areas', 'basestars', 'marks'],
  places: (state) => [
    ...areas.map((area) => shipsIn(state.areas[area])),
    ...state.basestars.map(({ damage }) => inTheOpen('basestar-damage', damage)),
  ],
  pieces: (state) => ({
    raiders: sum(state, (area) => area.raiders),
    heavyRaiders: sum(state, (area) => area.heavyRaiders),
    ...vipersAsPieces(...areas.map((area) => state.areas[area].vipers)),
  }),
  atRest: {
    areas: {
      values: fields<SpaceArea>({
        raiders: plain,
        heavyRaiders: plain,
        vipers: plain,
        civilians: fields<CivilianShip>({ handle: plain, kind: civilianShip, seenBy: plain }),
      }),
    },
    basestars: fields<Basestar>({ damage: basestarToken }),
    marks: plain,
  },
};
