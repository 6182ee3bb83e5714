import { type Declared, fromRest, migrate, type Shape, type Tables, toRest } from '@ragtag/kernel';
import { rules } from '../rules';
import type { State } from '../state';
import { migrations } from './migrations';

/**
 * A state as it is stored. Frames say the name of their next step, so that procedures may gain steps. Cards are their places in
 * the table of cards, which only ever grows at its end; recordings keep it so (`test/saved`).
 */

const shape: Shape = { fields: { stack: 'frame' } };

/** Nothing but steps goes by name. */
const declared = (): Declared => ({ ...rules.declared(), inPart: true, locals: () => ({}) });

const noTables: Tables = { nameAt: () => undefined, positionOf: () => undefined };

export function save(state: State): unknown {
  return toRest(shape, state, noTables, declared());
}

/** Reads a saved state, bringing an older one up to date. */
export function load(saved: unknown): State {
  const state = fromRest(shape, migrate<State>(saved, migrations), noTables, declared()) as State;
  Object.freeze(state.options);
  return state;
}
