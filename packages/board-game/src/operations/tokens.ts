import type { G } from '../rules';
import type { PlayerToken, Seat } from '../terms';

/** Tokens that lie openly with players. */

export function tokensOf(g: G, seat: Seat, token: PlayerToken): number {
  return g.state.players[seat].tokens?.[token] ?? 0;
}

/** Gives tokens to a player, or takes some. */
export function addTokens(g: G, seat: Seat, token: PlayerToken, by: number): void {
  const p = g.state.players[seat];
  const now = tokensOf(g, seat, token) + by;
  p.tokens = { ...p.tokens, [token]: now };
  g.facts.push({ fact: 'tokens-changed', seat, token, by, now });
}
