import { successionLines } from '../cards/base/succession';
import { inGame } from '../cards/in-game';
import { characterCards } from '../cards/tables';
import { whole } from '../door/parts';
import type { BoardFact } from '../facts';
import type { Options } from '../options';
import { rules } from '../rules';
import type { State } from '../state';
import { titles } from '../terms';
import { isLeader } from './characters';

/** Version of the state's shape. Raise it with a migration whenever the shape changes. */
export const stateVersion = 6;

/** A table with everything still in the box. */
export function emptyTable(options: Options, seed: string, names: readonly string[] = []): State {
  return whole.empty({ version: stateVersion, options, seed, names });
}

/** Refuses a game with somebody of whom no line of succession tells when their turn comes. */
function checkSuccession(options: Options): void {
  for (const card of characterCards) {
    // rule: titles.human-only — a Leader never holds one
    if (!inGame(options, card) || isLeader(card)) continue;
    for (const title of titles) {
      if (!successionLines[title].includes(card.id))
        throw new Error(`${card.id} stands in no line of succession for the ${title}: add the id to it`);
    }
  }
}

/** Starts a game: sets up as far as nobody must decide anything, and stops at the first question. */
export function newGame(
  options: Options,
  seed: string,
  names?: readonly string[],
): { readonly state: State; readonly facts: BoardFact[] } {
  checkSuccession(options);
  const state = emptyTable(options, seed, names);
  const game = { state, facts: [] as BoardFact[] };
  rules.call(game, 'game', {});
  rules.call(game, 'setup', { hands: state.players.map(() => []) });
  rules.run(game);
  return game;
}
