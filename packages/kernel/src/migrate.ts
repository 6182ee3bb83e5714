import { Unreadable } from './at-rest';
import type { MachineState } from './state';

/** Changes a state of version `n` (the index) into one of version `n + 1`. */
export type Migration = (state: MachineState) => MachineState;

export class UnknownVersion extends Unreadable {
  constructor(version: unknown, newest: number) {
    super(
      'version',
      `This game was saved in version ${String(version)}; this build knows versions up to ${newest}.`,
    );
    this.name = 'UnknownVersion';
  }
}

/** Brings a saved state up to the newest version, one step after another. */
export function migrate<S extends MachineState>(saved: unknown, migrations: readonly Migration[]): S {
  const newest = migrations.length;
  let state = saved as MachineState;
  if (typeof state?.version !== 'number' || state.version < 0 || state.version > newest) {
    throw new UnknownVersion(state?.version, newest);
  }
  while (state.version < newest) {
    const from = state.version;
    state = migrations[from](state);
    state.version = from + 1;
  }
  return state as S;
}
