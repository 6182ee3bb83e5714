import type { Scene, Seat, Side, View } from '@ragtag/board-game';
import type { Weights } from './weights';

/** The point of view from which effects are weighed. */
export interface Outlook {
  readonly view: View;
  readonly seat: Seat;
  readonly side: Side;
  /** How likely each seat is a Cylon: 0 for a trusted human, 1 for a revealed Cylon. */
  readonly doubt: readonly number[];
  readonly weights: Weights;
}

/** Who "you" is while effects are weighed, and what is bound. */
export type WeighScene = Pick<Scene, 'you' | 'bind'>;
