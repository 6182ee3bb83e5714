import { whole } from '../door/parts';
import type { BoardFact } from '../facts';
import type { Options } from '../options';
import { rules } from '../rules';
import type { State } from '../state';
import { checkSuccession, checkTables } from './check-tables';

/** Version of the state's shape. Raise it with a migration whenever the shape changes. */
export const stateVersion = 7;

/** A table with everything still in the box. */
export function emptyTable(options: Options, seed: string, names: readonly string[] = []): State {
  return whole.empty({ version: stateVersion, options, seed, names });
}

/** Starts a game: sets up as far as nobody must decide anything, and stops at the first question. */
export function newGame(
  options: Options,
  seed: string,
  names?: readonly string[],
): { readonly state: State; readonly facts: BoardFact[] } {
  checkTables();
  checkSuccession(options);
  const state = emptyTable(options, seed, names);
  const game = { state, facts: [] as BoardFact[] };
  rules.call(game, 'game', {});
  rules.call(game, 'setup', { hands: state.players.map(() => []) });
  rules.run(game);
  return game;
}
