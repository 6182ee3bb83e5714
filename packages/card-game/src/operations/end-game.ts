import type { G } from '../rules';
import type { Seat } from '../terms';

/** The game is over at once. rule: ccg.win.ends-at-once */
export function endGame(g: G, winners: readonly Seat[], rule: string): void {
  if (g.state.over) return;
  g.state.over = { winners: [...winners], rule };
  g.facts.push({ fact: 'game-over', winners: [...winners], rule });
}
