import { type GameId, loadGame } from '@ragtag/games/load';
import type { GameHalf } from '../shell/half';

/**
 * The half of the page for a game that has no drawing: the table as lists, the question, the log. It knows a game
 * only by its module, and so shows any.
 */
export function plainHalf(game: GameId): GameHalf {
  const known = async () => {
    const { module } = await loadGame(game);
    return { module, words: await module.words(navigator.language) };
  };
  return {
    table: async () => (await import('./table')).plainTable(await known()),
    lobby: async () => (await import('./lobby')).plainLobby(await known()),
    after: async () => (await import('./after')).plainAfter(await known()),
  };
}
