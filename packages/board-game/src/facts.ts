import type { Seat } from './terms';

interface Base {
  /** Rule that caused it. */
  readonly rule?: string;
  /** Seats that may read it; absent means everybody. */
  readonly only?: readonly Seat[];
}

/** Every fact with what belongs to it, by name. Each family adds its own: facts/<family>.ts. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, so that families do not meet
export interface Facts {}

export type FactName = keyof Facts;

/** What can be reported. Clients turn these into words, animation and sound. */
export type FactOf<F extends FactName> = F extends FactName ? Base & { fact: F } & Facts[F] : never;
export type BoardFact = FactOf<FactName>;
