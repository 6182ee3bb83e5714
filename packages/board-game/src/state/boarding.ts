import { nowhere, type Part } from './part';
import { plain } from './shapes';

declare module '../state' {
  interface State {
    /** Centurions on each space of the Boarding Party track. */
    boarding: number[];
  }
}

declare module '../door/view-types' {
  interface View {
    readonly boarding: readonly number[];
  }
}

/** The boarding party. */
export const boarding: Part<'boarding'> = {
  empty: () => ({ boarding: [0, 0, 0, 0, 0] }),
  copy(to, from) {
    to.boarding = from.boarding.slice();
  },
  view(to, state) {
    to.boarding = state.boarding;
  },
  places: nowhere,
  pieces: (state) => ({ centurions: state.boarding.reduce((n, there) => n + there, 0) }),
  atRest: { boarding: plain },
};
