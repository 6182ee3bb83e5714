import type { Cause, Limit, LimitScope } from '../effects/types';
import { addTokens, tokensOf } from '../operations/tokens';
import type { G } from '../rules';
import { nearest } from '../table/queries';
import { isPlayerToken, type PlayerToken, type Seat } from '../terms';
import { couldAnswer, named } from './rulings';

/**
 * How often a thing may be used. A limit of a game belongs to a player, whatever sheet the player has by then; one of a
 * turn, a roll, a check or a Crisis belongs to all, unless it says that each player has an own one.
 */

/** How long a limit lasts. */
export function scopeOf(limit: Limit): LimitScope {
  return typeof limit === 'string' ? limit : limit.per;
}

/** Where the uses within a scope that passes are written down. */
function usesWithin(g: G, scope: Exclude<LimitScope, 'game'>): string[] | undefined {
  switch (scope) {
    case 'turn':
      return g.state.turn.used;
    case 'roll':
      return nearest(g.state, 'die-roll')?.used;
    case 'check':
      return nearest(g.state, 'skill-check')?.used;
    case 'crisis':
      return nearest(g.state, 'crisis')?.used;
  }
}

/** As what a use is written down. */
function markOf(limit: Limit, { id }: Cause, seat: Seat, event: object | undefined): string {
  if (typeof limit === 'string') return id;
  const { name = id, by, at } = limit;
  const where = at === undefined ? '' : `@${(event as { cause?: Cause } | undefined)?.cause?.id ?? ''}`;
  return `${name}${by === 'player' ? `/${seat}` : ''}${where}`;
}

/** The token that is spent for each use, where a game has those in place of uses once per game. */
function tokenFor(g: G, scope: LimitScope, seat: Seat): PlayerToken | undefined {
  if (scope !== 'game' || !couldAnswer(g, 'once-per-game')) return undefined;
  const token = named<string>(g, 'once-per-game', 'once', { seat });
  return isPlayerToken(token) ? token : undefined;
}

/** Whether a thing may not be used again. `event`: what it would answer. */
export function limitReached(g: G, limit: Limit, cause: Cause, seat: Seat, event?: object): boolean {
  const scope = scopeOf(limit);
  const token = tokenFor(g, scope, seat);
  if (token) return tokensOf(g, seat, token) < 1;
  const uses = scope === 'game' ? g.state.players[seat].spent : usesWithin(g, scope);
  if (!uses || uses.length === 0) return false;
  // rule: actions.once-per-game-player-bound — whatever was used, under whatever name
  // rule: variants.one-player.assist — each of two sheets has its own
  if (scope === 'game' && !g.state.options.oneplayer) return true;
  return uses.includes(markOf(limit, cause, seat, event));
}

/** Counts one use. */
export function spendLimit(g: G, limit: Limit, cause: Cause, seat: Seat, event?: object): void {
  const scope = scopeOf(limit);
  const token = tokenFor(g, scope, seat);
  const mark = markOf(limit, cause, seat, event);
  const player = g.state.players[seat];
  if (token) addTokens(g, seat, token, -1);
  else if (scope === 'game') player.spent = [...player.spent, mark];
  else usesWithin(g, scope)?.push(mark);
}
