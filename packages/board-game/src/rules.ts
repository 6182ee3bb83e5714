import { type Game, Rules } from '@ragtag/kernel';
import { withIdsOfToday } from './cards/former-ids';
import type { BoardFact } from './facts';
import type { State } from './state';
import { isInGame } from './table/standing';

/** Name and locals of every procedure. Each procedure's file adds its own line. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, so that frames are typed by name
export interface Procedures {}

/** Name of every ask, with the options that it offers and what stands beside it. Each file that asks adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, so that words, bots and page know all
export interface Asks {}

export type AskName = keyof Asks;
export type OptionOf<A extends AskName> = Asks[A]['option'];

/** The rules of the board game: every procedure and every ask registers here. */
export const rules = new Rules<State, BoardFact, Procedures, Asks>({
  byName: true,
  // rule: trial.elimination
  isOut: ({ players }, seat) => !isInGame(players[seat]),
  optionNow: withIdsOfToday,
});

/** A game while rules work on it. */
export type G = Game<State, BoardFact>;
