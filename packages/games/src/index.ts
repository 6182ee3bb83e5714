import { board } from './board';
import { card } from './card';
import { firstGame, type GameId } from './ids';
import type { Playable } from './playable';
import { tiny } from './tiny';

/** All games at once, for servers and the command line; a page loads one at a time. */
export const games: Readonly<Record<GameId, Playable>> = { board, card, tiny };

/** The game of a table or a file, which may name none. */
export function gameOf({ game = firstGame }: { readonly game?: string }): Playable {
  const found = Object.hasOwn(games, game) ? games[game as GameId] : undefined;
  if (!found) throw new UnknownGame(game);
  return found;
}

export class UnknownGame extends Error {
  constructor(game: string) {
    super(`This build does not know the game "${game}".`);
    this.name = 'UnknownGame';
  }
}

export { firstGame, type GameId, gameIds, isGameId, offeredGames, realGames } from './ids';
export type { Playable } from './playable';
