import type { BoardFact, Seat, View } from '@ragtag/board-game';
import type { Claim } from './claims/claim';
import type { Promised } from './claims/promises';
import type { Temperament } from './temperament';
import type { SidedWeights } from './weigh/weights';

/** What makes one bot decide differently from another. */
export interface Mind {
  readonly weights: SidedWeights;
  readonly temperament: Temperament;
  /** How far a value may be misjudged, in points. */
  readonly noise: number;
  /** How likely each seat is a Cylon. */
  doubt(view: View): readonly number[];
  /** How likely the others hold this seat to be one: it knows how it looks from outside. */
  suspected(view: View): number;
  /** How hard it plays as a Cylon now: 0 as a human would, 1 for the win, more where nothing is left to hide for. */
  malice(view: View): number;
  /** What a seat says that it could add to the running check; nothing where it has not spoken. */
  promised?(seat: Seat): Promised | undefined;
  hear?(facts: readonly BoardFact[], view: View): void;
  claims?(view: View): Claim[];
  hearClaim?(claim: Claim, view: View): void;
}
