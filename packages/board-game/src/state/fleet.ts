import { type Area, areas, pieces } from '../terms';
import { nowhere, type Part } from './part';
import { plain } from './shapes';
import { perArea } from './space';

/** Ships in an area of the Cylon Fleet board. */
interface FleetArea {
  raiders: number;
  heavyRaiders: number;
}

/** The Cylon Fleet board. Its areas go by those of the main board that they match. rule: cylonfleet.correspondence */
export interface CylonFleet {
  readonly areas: Record<Area, FleetArea>;
  /** Where each basestar is; null for those that are not on this board. */
  readonly basestars: (Area | null)[];
  /** Index on the pursuit track. */
  pursuit: number;
}

declare module '../state' {
  interface State {
    /** Absent where the board is not in the game. */
    fleet?: CylonFleet;
  }
}

declare module '../door/view-types' {
  interface View {
    readonly fleet: Readonly<CylonFleet> | undefined;
  }
}

/** rule: setup.cylonfleet.board */
export function emptyFleet(): CylonFleet {
  return {
    areas: Object.fromEntries(areas.map((area) => [area, { raiders: 0, heavyRaiders: 0 }])) as Record<
      Area,
      FleetArea
    >,
    basestars: Array.from({ length: pieces.basestars }, () => null),
    pursuit: 0,
  };
}

const copyArea = ({ raiders, heavyRaiders }: FleetArea): FleetArea => ({ raiders, heavyRaiders });

function copyFleet({ areas: from, basestars, pursuit }: CylonFleet): CylonFleet {
  return { areas: perArea(from, copyArea), basestars: basestars.slice(), pursuit };
}

const sum = (fleet: CylonFleet | undefined, of: (area: FleetArea) => number): number =>
  fleet ? areas.reduce((n, area) => n + of(fleet.areas[area]), 0) : 0;

/** What pursues the fleet. */
export const fleet: Part<'fleet'> = {
  when: 'cylonfleet',
  empty: () => ({ fleet: undefined }),
  copy(to, from) {
    to.fleet = from.fleet && copyFleet(from.fleet);
  },
  view(to, state) {
    to.fleet = state.fleet;
  },
  places: nowhere,
  pieces: (state) => ({
    raiders: sum(state.fleet, ({ raiders }) => raiders),
    heavyRaiders: sum(state.fleet, ({ heavyRaiders }) => heavyRaiders),
  }),
  atRest: { fleet: plain },
};
