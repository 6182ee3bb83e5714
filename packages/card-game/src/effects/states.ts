import { setAlert, setDown } from '../operations/areas';
import type { Verbs } from './start';
import { handlesOf } from './which';

/** Alert or reserve, face up or face down. */
export const stateVerbs = {
  ready(g, { what }, _frame, scene) {
    for (const handle of handlesOf(g.state, what, scene)) setAlert(g, handle, true, 'ccg.states.ready');
  },
  commit(g, { what }, _frame, scene) {
    for (const handle of handlesOf(g.state, what, scene)) setAlert(g, handle, false, 'ccg.states.commit');
  },
  exhaust(g, { what }, _frame, scene) {
    for (const handle of handlesOf(g.state, what, scene)) setDown(g, handle, true, 'ccg.states.exhaust');
  },
  restore(g, { what }, _frame, scene) {
    for (const handle of handlesOf(g.state, what, scene)) setDown(g, handle, false, 'ccg.states.restore');
  },
  toReserve(g, { what }, _frame, scene) {
    for (const handle of handlesOf(g.state, what, scene)) setAlert(g, handle, false, 'ccg.card.baltar-vp');
  },
} satisfies Verbs;
