import type { Executions } from '../state';
import { noPieces, nowhere, type Part } from './part';
import { plain } from './shapes';

declare module '../state' {
  interface State {
    /** Absent until somebody is executed. */
    executions?: Executions;
  }
}

declare module '../door/view-types' {
  interface View {
    readonly executions?: Readonly<Executions>;
  }
}

/** Who has been executed, and what it has cost. */
export const executions: Part<'executions'> = {
  empty: () => ({}),
  copy(to, { executions: from }) {
    if (from) to.executions = { removed: from.removed.slice(), morale: from.morale };
  },
  view(to, state) {
    if (state.executions) to.executions = state.executions;
  },
  places: nowhere,
  pieces: noPieces,
  atRest: { executions: plain },
};
