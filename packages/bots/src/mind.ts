import type { BoardFact, View } from '@ragtag/board-game';
import type { Claim } from './claims/claim';
import type { Temperament } from './temperament';
import type { Weights } from './weigh/weights';

/** What makes one bot decide differently from another. */
export interface Mind {
  readonly weights: Weights;
  readonly temperament: Temperament;
  /** How far a value may be misjudged, in points. */
  readonly noise: number;
  /** How likely each seat is a Cylon. */
  doubt(view: View): readonly number[];
  /** How likely the others hold this seat to be one: it knows how it looks from outside. */
  suspected(view: View): number;
  hear?(facts: readonly BoardFact[], view: View): void;
  claims?(view: View): Claim[];
  hearClaim?(claim: Claim, view: View): void;
}
