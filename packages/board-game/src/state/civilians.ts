import { noPieces, type Part } from './part';
import { faceDown, inTheOpen } from './place';
import { civilianShip, plain } from './shapes';

declare module '../state' {
  interface State {
    /** Civilian ships not in play, by kind, mixed. */
    civilians: number[];
    /** Civilian ships that were destroyed, by kind. */
    lostCivilians: number[];
    /** Handles given to civilian ships in space so far. */
    handles: number;
  }
}

declare module '../door/view-types' {
  interface View {
    readonly civiliansLeft: number;
    readonly lostCivilians: readonly number[];
  }
}

/** Civilian ships that are not in space. */
export const civilians: Part<'civilians' | 'lostCivilians' | 'handles'> = {
  empty: () => ({ civilians: [], lostCivilians: [], handles: 0 }),
  copy(to, from) {
    to.civilians = from.civilians.slice();
    to.lostCivilians = from.lostCivilians.slice();
    to.handles = from.handles;
  },
  view(to, state) {
    to.civiliansLeft = state.civilians.length;
    to.lostCivilians = state.lostCivilians;
  },
  places: (state) => [
    faceDown('civilian-ship', state.civilians, (kinds) => {
      state.civilians = kinds;
    }),
    inTheOpen('civilian-ship', state.lostCivilians),
  ],
  pieces: noPieces,
  atRest: { civilians: civilianShip, lostCivilians: civilianShip, handles: plain },
};
