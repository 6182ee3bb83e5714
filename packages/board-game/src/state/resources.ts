import type { Resource } from '../terms';
import { noPieces, nowhere, type Part } from './part';
import { plain } from './shapes';

declare module '../state' {
  interface State {
    resources: Record<Resource, number>;
    nukes: number;
  }
}

declare module '../door/view-types' {
  interface View {
    readonly resources: Readonly<Record<Resource, number>>;
    readonly nukes: number;
  }
}

/** The dials, and nuke tokens. */
export const resources: Part<'resources' | 'nukes'> = {
  empty: () => ({ resources: { fuel: 0, food: 0, morale: 0, population: 0 }, nukes: 0 }),
  copy(to, from) {
    const { fuel, food, morale, population } = from.resources;
    to.resources = { fuel, food, morale, population };
    to.nukes = from.nukes;
  },
  view(to, state) {
    to.resources = state.resources;
    to.nukes = state.nukes;
  },
  places: nowhere,
  pieces: noPieces,
  atRest: { resources: plain, nukes: plain },
};
