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
  empty: () => ({ titles: {} }),
  copy(to, from) {
    to.titles = { ...from.titles };
  },
  view(to, state) {
    to.titles = state.titles;
  },
  places: nowhere,
  pieces: noPieces,
  atRest: { titles: plain },
};
