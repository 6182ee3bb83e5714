import { pause } from '../rooms/pause';
import { isLeftToBots } from '../rooms/unattended';
import type { User } from '../store/store';
import type { Parts } from './context';

/** Somebody has gone from a table. Where only bots are left, the game pauses if that somebody has left many games so. */
export async function leaveToBots(
  { rooms, botGames }: Parts,
  user: User,
  address: string,
  id: string,
): Promise<void> {
  const { table } = await rooms.load(id);
  if (isLeftToBots(table) && !(await botGames.mayLeave(user.id, address))) await pause(rooms, id, true);
}
