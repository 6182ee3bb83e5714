import type { GameHalf } from '../shell/half';

/** The card game's half of the page. */
export const half: GameHalf = {
  table: async () => (await import('./table')).table,
  lobby: async () => (await import('./lobby')).lobby,
  after: async () => (await import('./after')).after,
};
