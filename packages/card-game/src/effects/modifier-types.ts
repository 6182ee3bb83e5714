import type { Keyword, Trait } from '../terms';
import type { Amount, Condition, Filter, Ref } from './filter-types';

/** The rulings that procedures ask of everything in play. */
export const rulingNames = [
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
export type RulingName = (typeof rulingNames)[number];

/** Whom a change concerns: the card itself, its host, all that match, every threat; nobody for what holds for all. */
export type Concern = Ref | { readonly all: Filter } | 'threats' | 'everybody';

/** Something that answers to a ruling while its card is in play, or while it lasts. */
export interface Modifier {
  readonly on: RulingName;
  readonly of: Concern;
  readonly add?: Amount;
  /** A trait or keyword that is gained, or lost. */
  readonly gives?: Trait | Keyword;
  readonly takes?: Trait;
  /** It may not be done. */
  readonly no?: true;
  /** For the ruling against whom a unit may defend: only units of at least this power. */
  readonly powerAtLeast?: number;
  readonly if?: Condition;
}
