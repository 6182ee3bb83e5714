/** Every game there is. */
export const gameIds = ['board', 'card', 'tiny'] as const;
export type GameId = (typeof gameIds)[number];

/** What there is to play; the tiny game is for trying things out. */
export const realGames: readonly GameId[] = ['board', 'card'];

/** What players are offered at a server and in the page. */
export const offeredGames: readonly GameId[] = realGames;

/** What is played at tables and in files that name no game: there was only this one. */
export const firstGame: GameId = 'board';

export function isGameId(id: string): id is GameId {
  return (gameIds as readonly string[]).includes(id);
}
