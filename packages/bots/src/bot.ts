import type { BoardFact, OpenQuestion, Seat, View } from '@ragtag/board-game';
import type { Aid } from './admiral/aid';
import type { Plan } from './admiral/plan';
import type { Claim } from './claims/claim';

/** How well a bot plays. */
export const levels = ['recruit', 'officer', 'admiral'] as const;
export type Level = (typeof levels)[number];

/**
 * A player made of code. It is shown what its seat may know and nothing else: the view, the facts that its seat
 * may read, and its own questions.
 */
export interface Bot {
  readonly level: Level;
  readonly seat: Seat;
  /** Ids of the options picked. With an aid, an admiral thinks ahead; without, it answers as an officer. */
  answer(view: View, question: OpenQuestion, aid?: Aid): string[];
  /**
   * Instead of `answer`, for hosts that think elsewhere: the answer at first sight, and what an admiral would try
   * out first. `thinkAhead` does so.
   */
  plan(view: View, question: OpenQuestion): Plan;
  /** What has happened, as far as this seat may read it. To be told before it is asked again. */
  hear(facts: readonly BoardFact[], view: View): void;
  /** What it says at the table now, if anything; at most once for each moment. */
  claims(view: View): Claim[];
  /** What somebody else said. */
  hearClaim(claim: Claim, view: View): void;
  /** How likely it holds each seat to be a Cylon, for "explain" after the game. */
  suspicions(view: View): number[];
}
