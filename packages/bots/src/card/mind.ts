import type { CardTemperament } from './temperament';

/** What makes one bot decide differently from another. */
export interface CardMind {
  readonly temperament: CardTemperament;
  /** How far a value may be misjudged, in points. */
  readonly noise: number;
  /**
   * How many positions it thinks through to plan the fights of a turn. With none it plans neither fights nor what its
   * resources are spent on, and goes by what lies before it.
   */
  readonly positions: number;
}
