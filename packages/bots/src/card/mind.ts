import type { Temperament } from './temperament';

/** What makes one bot decide differently from another. */
export interface Mind {
  readonly temperament: Temperament;
  /** How far a value may be misjudged, in points. */
  readonly noise: number;
  /** Plans the fights of a turn and what its resources are spent on; otherwise it goes by what lies before it. */
  readonly plans: boolean;
}
