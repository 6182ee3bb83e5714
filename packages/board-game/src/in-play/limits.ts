import type { Cause, Limit } from '../effects/types';
import type { G } from '../rules';
import { nearest } from '../table/queries';
import type { Seat } from '../terms';

/** How often a thing may be used. Limits of a game and a turn belong to a player; those of a roll or check to all. */

function record(g: G, limit: Limit, cause: Cause, seat: Seat): { list: string[]; mark: string } | undefined {
  switch (limit) {
    case 'game':
      return { list: g.state.players[seat].spent, mark: cause.id };
    case 'turn':
      return { list: g.state.turn.used, mark: cause.id };
    case 'roll': {
      const frame = nearest(g.state, 'die-roll');
      return frame && { list: frame.used, mark: cause.id };
    }
    case 'check': {
      const frame = nearest(g.state, 'skill-check');
      return frame && { list: frame.used, mark: cause.id };
    }
  }
}

export function limitReached(g: G, limit: Limit, cause: Cause, seat: Seat): boolean {
  const found = record(g, limit, cause, seat);
  return found?.list.includes(found.mark) ?? false;
}

export function spendLimit(g: G, limit: Limit, cause: Cause, seat: Seat): void {
  const found = record(g, limit, cause, seat);
  if (found) found.list.push(found.mark);
}
