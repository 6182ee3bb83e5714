import type { G } from './rules';

/** Ends the game. rule: endgame.human-win, endgame.cylon-win */
export function endGame(g: G, winner: 'humans' | 'cylons', rule: string, reason: string): void {
  if (g.state.over) return;
  const verdict = { winner, rule, reason };
  g.state.over = verdict;
  g.facts.push({ fact: 'game-over', verdict, rule });
}
