import { type G, rules } from '../rules';
import type { Side } from '../terms';

/** Ends the game as soon as the running step returns. rule: endgame.human-win, endgame.cylon-win */
export function endGame(g: G, winner: Side, rule: string, reason: string): void {
  rules.call(g, 'game-over', { winner, rule, reason, immediate: false });
}

/** The humans lose on the spot: no end effect can change it. */
export function loseAtOnce(g: G, rule: string, reason: string): void {
  rules.call(g, 'game-over', { winner: 'cylons', rule, reason, immediate: true });
}
