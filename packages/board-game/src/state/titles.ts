import type { Seat, Title } from '../terms';
import { noPieces, nowhere, type Part } from './part';
import { plain } from './shapes';

declare module '../state' {
  interface State {
    titles: Partial<Record<Title, Seat>>;
  }
}

declare module '../door/view-types' {
  interface View {
    readonly titles: Readonly<Partial<Record<Title, Seat>>>;
  }
}

/** Who holds which title. */
export const titles: Part<'titles'> = {
  // Those that nobody holds are named too, so that all are of one shape.
  empty: () => ({ titles: { president: undefined, admiral: undefined, cag: undefined } }),
  copy(to, from) {
    const { president, admiral, cag } = from.titles;
    to.titles = { president, admiral, cag };
  },
  view(to, state) {
    to.titles = state.titles;
  },
  places: nowhere,
  pieces: noPieces,
  atRest: { titles: plain },
};
