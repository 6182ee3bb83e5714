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
  empty: () => ({ executions: undefined }),
  copy(to, { executions: from }) {
    to.executions = from && { removed: from.removed.slice(), morale: from.morale };
  },
  view(to, state) {
    to.executions = state.executions;
  },
  places: nowhere,
  pieces: noPieces,
  atRest: { executions: plain },
};
