import type { G } from '../rules';

/**
 * Ends the current player's turn, from whatever depth: what is being carried out is finished, and nothing else of the
 * turn begins but its end. No frame is taken off the stack; whatever would begin something asks `turnIsOver`.
 * rule: execution.end-turn
 */
export function endTurn(g: G): void {
  g.state.turn.ended = true;
}

/** Whether the running turn has only its end before it. */
export function turnIsOver(g: G): boolean {
  return g.state.turn.ended === true;
}
