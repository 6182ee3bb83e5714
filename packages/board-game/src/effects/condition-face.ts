import type { Sayer } from '../say/clause';
import type { ConditionName, ConditionOf, Conditions } from './condition-types';
import type { Shape } from './shape';

/** What the language knows of a condition. When it holds is told apart, beside it (`holds.ts`). */
export interface ConditionFace<K extends ConditionName> {
  /** How a scenario writes it. */
  readonly shape: Shape<Conditions[K]>;
  /** As it is written after "if" in English; `holds` is false where the opposite is to be said. */
  readonly en: (condition: ConditionOf<K>, say: Sayer, holds: boolean) => string;
}

export type AllConditions = { readonly [K in ConditionName]: ConditionFace<K> };

/** Conditions of one family. */
export type ConditionFamily = Partial<AllConditions>;
