import type { State } from '../state';
import { whole } from './parts';

/** A state of its own that starts out equal and plays on by itself. The options never change and are shared. */
export function fork(state: State): State {
  return whole.fork(state);
}
