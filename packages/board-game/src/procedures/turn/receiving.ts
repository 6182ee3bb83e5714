import type { Seat } from '../../terms';

/** The Receive Skills step: the types of the cards that are drawn, as they are settled. */
export interface ReceiveSkills {
  readonly seat: Seat;
  readonly types: number[];
  /** Indexes of the multi-skill lines still to be split. */
  lines?: number[];
}
