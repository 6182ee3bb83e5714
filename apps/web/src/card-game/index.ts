import { plainHalf } from '../plain';
import type { GameHalf } from '../shell/half';

const plain = plainHalf('card');

/** The card game's half of the page. */
export const half: GameHalf = {
  table: plain.table,
  lobby: async () => (await import('./lobby')).lobby,
  after: plain.after,
};
