import { firstGame, type GameId, isGameId } from '@ragtag/games/load';

/** The game that a table or a file names; those from before there was a second one name none. */
export function gameNamed(name: string = firstGame): GameId {
  if (!isGameId(name)) throw new Error(`There is no game "${name}" here.`);
  return name;
}
