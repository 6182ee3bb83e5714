import type { Keyword, Trait } from '../terms';
import type { Amount, Condition, Filter, Ref } from './filter-types';

/** What procedures ask of everything in play. */
export const questions = [
  'power',
  'threat',
  'mystic',
  'fleet-defense',
  'trait',
  'keyword',
  'singular',
  'may-challenge',
  'may-declare',
  'may-defend',
  'may-defend-against',
  'may-be-target',
  'may-be-target-of-power',
  'influence-loss',
  'influence-gain',
  'challenge-price',
  'cost',
  'conversion',
  'loser-exhausted',
  'pursuit',
  'fills-two',
] as const;
export type Question = (typeof questions)[number];

/** Whom a change concerns: the card itself, its host, all that match, every threat; nobody for what holds for all. */
export type Concern = Ref | { readonly all: Filter } | 'threats' | 'everybody';

/** Something that answers a question while its card is in play, or while it lasts. */
export interface Modifier {
  readonly on: Question;
  readonly of: Concern;
  readonly add?: Amount;
  /** A trait or keyword that is gained, or lost. */
  readonly gives?: Trait | Keyword;
  readonly takes?: Trait;
  /** It may not be done. */
  readonly no?: true;
  /** For the question against whom a unit may defend: only units of at least this power. */
  readonly powerAtLeast?: number;
  readonly if?: Condition;
}
