import type { Cause, Modifier } from '../effects/types';

/** How numbers come about, for who looks at them. */

/** One cause's share in a number. */
export interface Change {
  readonly by: Cause;
  /** What it adds, or takes away. */
  readonly change: number;
}

/** A number as it is printed, and what has changed it since; together they are the number. */
export interface Explained {
  readonly printed: number;
  readonly changes: readonly Change[];
}

/** A card of a check with what it counts for. */
export interface CountedCard {
  readonly card: number;
  /** What it would count for if nothing spoke to it: its strength, for the check or against it. */
  readonly printed: number;
  readonly counts: number;
  /** What made it count for something else, one after the other. */
  readonly changes: readonly CardChange[];
}

export interface CardChange {
  readonly by: Cause;
  readonly what: NonNullable<Modifier['value']>;
  /** What the card counts for after it. */
  readonly counts: number;
}

export interface CheckSum {
  readonly cards: readonly CountedCard[];
  /** What is added to the cards, and by what. */
  readonly changes: readonly Change[];
  readonly total: number;
}
