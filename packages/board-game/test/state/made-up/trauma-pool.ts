import { noPieces, type Part } from '../../../src/state/part';
import { faceDown } from '../../../src/state/place';
import { basestarToken } from '../../../src/state/shapes';

declare module '../../../src/state' {
  interface State {
    /** Tokens face down of a box to come; they are basestar damage here. */
    traumaPool?: number[];
  }
}

declare module '../../../src/door/view-types' {
  interface View {
    readonly traumaLeft?: number;
  }
}

export const traumaPool: Part<'traumaPool'> = {
  empty: () => ({ traumaPool: [] }),
  copy(to, from) {
    to.traumaPool = from.traumaPool?.slice();
  },
  view(to, { traumaPool: pool = [] }) {
    to.traumaLeft = pool.length;
  },
  places: (state) => [
    faceDown('basestar-damage', state.traumaPool ?? [], (tokens) => {
      state.traumaPool = tokens;
    }),
  ],
  pieces: noPieces,
  atRest: { traumaPool: basestarToken },
};
