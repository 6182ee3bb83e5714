import { noVipers, type Vipers, vipersAsPieces, vipersOf } from '../table/vipers';
import { pieces } from '../terms';
import { nowhere, type Part } from './part';
import { plain } from './shapes';

interface HumanShips {
  vipers: Vipers;
  raptors: number;
}

/** Pieces that are out of the game, where any are. */
interface PiecesGone {
  basestars?: number;
  raiders?: number;
  heavyRaiders?: number;
  centurions?: number;
  /** Nuke tokens, those beside the board among them. */
  nukes?: number;
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
    /** Assault raptors beside the board; absent where none are played with. */
    assaultRaptors?: number;
    piecesGone?: PiecesGone;
  }
}

declare module '../door/view-types' {
  interface View {
    readonly reserves: Readonly<HumanShips>;
    readonly damagedVipers: Vipers;
    readonly destroyed: Readonly<HumanShips>;
    readonly supply: Readonly<CylonPieces>;
    readonly assaultRaptors?: number;
    readonly piecesGone?: Readonly<PiecesGone>;
  }
}

/** Ships that are not in space. */
export const ships: Part<
  'reserves' | 'damagedVipers' | 'destroyed' | 'supply' | 'assaultRaptors' | 'piecesGone'
> = {
  empty: () => ({
    reserves: { vipers: noVipers, raptors: 0 },
    damagedVipers: noVipers,
    destroyed: { vipers: noVipers, raptors: 0 },
    supply: { raiders: pieces.raiders, heavyRaiders: pieces.heavyRaiders, centurions: pieces.centurions },
    assaultRaptors: undefined,
    piecesGone: undefined,
  }),
  copy(to, from) {
    const { reserves, destroyed, supply } = from;
    to.reserves = { vipers: reserves.vipers, raptors: reserves.raptors };
    to.damagedVipers = from.damagedVipers;
    to.destroyed = { vipers: destroyed.vipers, raptors: destroyed.raptors };
    const { raiders, heavyRaiders, centurions } = supply;
    to.supply = { raiders, heavyRaiders, centurions };
    to.assaultRaptors = from.assaultRaptors;
    to.piecesGone = from.piecesGone;
  },
  view(to, state) {
    to.reserves = state.reserves;
    to.damagedVipers = state.damagedVipers;
    to.destroyed = state.destroyed;
    to.supply = state.supply;
    to.assaultRaptors = state.assaultRaptors;
    to.piecesGone = state.piecesGone;
  },
  places: nowhere,
  pieces: ({ reserves, damagedVipers, destroyed, supply, assaultRaptors = 0, piecesGone = {} }) => ({
    ...vipersAsPieces(
      reserves.vipers,
      damagedVipers,
      destroyed.vipers,
      vipersOf('assault-raptor', assaultRaptors),
    ),
    raptors: reserves.raptors + destroyed.raptors,
    raiders: supply.raiders + (piecesGone.raiders ?? 0),
    heavyRaiders: supply.heavyRaiders + (piecesGone.heavyRaiders ?? 0),
    centurions: supply.centurions + (piecesGone.centurions ?? 0),
  }),
  atRest: {
    reserves: plain,
    damagedVipers: plain,
    destroyed: plain,
    supply: plain,
    assaultRaptors: plain,
    piecesGone: plain,
  },
};
