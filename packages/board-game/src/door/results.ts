import type { SeatResult } from '@ragtag/kernel';
import type { State } from '../state';
import { teamOf, winners } from '../table/queries';
import { isLeader, rights } from '../table/standing';

/** What games are told apart by once they are over: the side, or whose goals one had. */
export const roles = ['human', 'cylon', 'leader', 'sympathetic'] as const;
export type Role = (typeof roles)[number];

function roleOf(state: State, seat: number): Role {
  const player = state.players[seat];
  if (rights(player).ownGoals) return isLeader(player) ? 'leader' : 'sympathetic';
  return teamOf(state, seat) === 'cylons' ? 'cylon' : 'human';
}

/** How the game has ended for each player; null until it has. */
export function results(state: State): readonly SeatResult[] | null {
  if (!state.over) return null;
  const won = winners(state);
  return state.players.map(({ character }, seat) => ({
    won: won.includes(seat),
    role: roleOf(state, seat),
    character: character === '' ? null : character,
  }));
}
