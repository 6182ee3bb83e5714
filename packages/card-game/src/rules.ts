import { type Game, Rules } from '@ragtag/kernel';
import type { CardFact } from './facts';
import type { State } from './state';

/** Name and locals of every procedure. Each procedure's file adds its own line. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, so that frames are typed by name
export interface Procedures {}

type AnyRules = Rules<State, CardFact, Procedures>;

class CardRules extends Rules<State, CardFact, Procedures> {
  /** Who has left the game is asked nothing. rule: ccg.multiplayer.out */
  override put(...[g, seat, name, more]: Parameters<AnyRules['put']>): boolean {
    return !g.state.players[seat].out && super.put(g, seat, name, more);
  }
}

/** The rules of the card game: every procedure and every ask registers here. */
export const rules: AnyRules = new CardRules();

/** A game while rules work on it. */
export type G = Game<State, CardFact>;
