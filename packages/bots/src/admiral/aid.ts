import type { Believed, State } from '@ragtag/board-game';
import type { BotAid, Chooser } from '@ragtag/kernel';

/** What the host lends to a bot that thinks ahead. */
export interface Aid extends BotAid<State> {
  imagine(random: Chooser, believed: Believed): State;
}
