import { noVipers, type Vipers, vipersAsPieces } from '../table/vipers';
import { pieces } from '../terms';
import { nowhere, type Part } from './part';
import { plain } from './shapes';

interface HumanShips {
  vipers: Vipers;
  raptors: number;
}

interface CylonPieces {
  raiders: number;
  heavyRaiders: number;
  centurions: number;
}

declare module '../state' {
  interface State {
    reserves: HumanShips;
    damagedVipers: Vipers;
    /** Ships that left the game, which some cards bring back. */
    destroyed: HumanShips;
    /** Cylon ships and centurions not in play. */
    supply: CylonPieces;
  }
}

declare module '../door/view-types' {
  interface View {
    readonly reserves: Readonly<HumanShips>;
    readonly damagedVipers: Vipers;
    readonly destroyed: Readonly<HumanShips>;
    readonly supply: Readonly<CylonPieces>;
  }
}

/** Ships that are not in space. */
export const ships: Part<'reserves' | 'damagedVipers' | 'destroyed' | 'supply'> = {
  empty: () => ({
    reserves: { vipers: noVipers, raptors: 0 },
    damagedVipers: noVipers,
    destroyed: { vipers: noVipers, raptors: 0 },
    supply: { raiders: pieces.raiders, heavyRaiders: pieces.heavyRaiders, centurions: pieces.centurions },
  }),
  copy(to, from) {
    const { reserves, destroyed, supply } = from;
    to.reserves = { vipers: reserves.vipers, raptors: reserves.raptors };
    to.damagedVipers = from.damagedVipers;
    to.destroyed = { vipers: destroyed.vipers, raptors: destroyed.raptors };
    const { raiders, heavyRaiders, centurions } = supply;
    to.supply = { raiders, heavyRaiders, centurions };
  },
  view(to, state) {
    to.reserves = state.reserves;
    to.damagedVipers = state.damagedVipers;
    to.destroyed = state.destroyed;
    to.supply = state.supply;
  },
  places: nowhere,
  pieces: ({ reserves, damagedVipers, destroyed, supply }) => ({
    ...vipersAsPieces(reserves.vipers, damagedVipers, destroyed.vipers),
    raptors: reserves.raptors + destroyed.raptors,
    raiders: supply.raiders,
    heavyRaiders: supply.heavyRaiders,
    centurions: supply.centurions,
  }),
  atRest: { reserves: plain, damagedVipers: plain, destroyed: plain, supply: plain },
};
