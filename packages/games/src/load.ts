import type { GameId } from './ids';
import type { Playable } from './playable';

const loaders: Readonly<Record<GameId, () => Promise<Playable>>> = {
  board: async () => (await import('./board')).board,
  card: async () => (await import('./card')).card,
  tiny: async () => (await import('./tiny')).tiny,
};

/** One game, whose code is loaded only now. */
export function loadGame(id: GameId): Promise<Playable> {
  return loaders[id]();
}

export { firstGame, type GameId, gameIds, isGameId, offeredGames, realGames } from './ids';
export type { Playable } from './playable';
