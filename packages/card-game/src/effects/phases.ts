import { seatsFor } from '../in-play/rulings';
import { nearest } from '../table/queries';
import type { Seat } from '../terms';
import type { Verbs } from './start';

/** Actions and phases. */
export const phaseVerbs = {
  // rule: ccg.execution.extra-action, ccg.execution.extra-action-in-challenge
  extraActions(g, { n }, _frame, scene) {
    const { stack } = g.state;
    for (let i = stack.length - 1; i >= 0; i--) {
      const { round } = stack[i] as { round?: { at: Seat; extra: number } };
      if (!round) continue;
      if (round.at === scene.you) round.extra += n;
      g.facts.push({ fact: 'extra-actions', seat: scene.you, n, rule: 'ccg.execution.extra-action' });
      return;
    }
  },
  endPhase(g) {
    const execution = nearest(g.state, 'execution');
    if (execution) execution.ended = true;
  },
  // rule: ccg.turn.extra-phases
  extraPhases(g) {
    const { order } = g.state.turn;
    const at = order.indexOf('cylon');
    order.splice(at + 1, 0, 'execution', 'cylon');
  },
  actsFirst(g, { who }, _frame, scene) {
    const [seat] = seatsFor(g.state, who, scene);
    if (seat !== undefined) g.state.turn.actsFirst = seat;
  },
} satisfies Verbs;
