/** Every game there is. */
export const gameIds = ['board', 'card', 'tiny'] as const;
export type GameId = (typeof gameIds)[number];

/** What players are offered; the tiny game is for trying things out. */
export const offeredGames: readonly GameId[] = ['board'];

/** What is played at tables and in files that name no game: there was only this one. */
export const firstGame: GameId = 'board';

export function isGameId(id: string): id is GameId {
  return (gameIds as readonly string[]).includes(id);
}
