import type { BoardFact, OpenQuestion, State, View } from '@ragtag/board-game';
import type { BotPlayer } from '@ragtag/kernel';
import type { Aid } from './admiral/aid';
import type { Plan } from './admiral/plan';
import type { Claim } from './claims/claim';

/** A player of the board game made of code. */
export interface Bot extends BotPlayer<State, BoardFact, View> {
  answer(view: View, question: OpenQuestion, aid?: Aid): string[];
  plan(view: View, question: OpenQuestion): Plan;
  claims(view: View): Claim[];
  hearClaim(claim: Claim, view: View): void;
  /** How likely it holds each seat to be a Cylon, for "explain" after the game. */
  suspicions(view: View): number[];
}
