import type { Known, State } from '@ragtag/board-game';
import type { Chooser } from '@ragtag/kernel';

/** What the host lends to a bot that thinks ahead. The host holds the state; the bot never sees it. */
export interface Aid {
  /** A game that the bot's seat could be in, dealt in keeping with what it believes and has seen of the others. */
  imagine(random: Chooser, doubt: readonly number[], known: Known): State;
  /** How many imagined games are played for one decision, all options together. */
  readonly playouts: number;
  /** For how many turns they are played on after what was decided has run its course. */
  readonly turns: number;
  /** Asked between playouts: false once the time is up. Bots have no clock of their own. */
  mayGoOn?(): boolean;
}

export const plainAid: Pick<Aid, 'playouts' | 'turns'> = { playouts: 300, turns: 0 };
