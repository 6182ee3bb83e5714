import type { Clause, Sayer } from '../say/clause';
import type { Scales } from './scales';
import type { Shape } from './shape';
import type { Condition, Effect, EffectOf, Verb, Verbs } from './types';

/** What the language knows of a verb. What it does is told apart, beside it (`run.ts`, `run-*.ts`). */
export interface VerbFace<V extends Verb> {
  /** How a scenario writes it. */
  readonly shape: Shape<Verbs[V]>;
  /** How it reads in English. */
  readonly en: (effect: EffectOf<V>, say: Sayer) => Clause;
  /**
   * Whether doing this makes no sense unless the condition holds, so that it need not be said. `implied` tells it of
   * effects inside.
   */
  readonly implies?: (
    effect: EffectOf<V>,
    condition: Condition,
    implied: (condition: Condition, list: readonly Effect[]) => boolean,
  ) => boolean;
  /** What it is worth to the humans. */
  readonly weigh: (on: Scales, effect: EffectOf<V>) => number;
  /** The values that a choice may bind; each is tried with what follows. */
  readonly tries?: (on: Scales, effect: EffectOf<V>) => readonly unknown[];
}

export type AllVerbs = { readonly [V in Verb]: VerbFace<V> };

/** Verbs of one family. */
export type VerbFamily = Partial<AllVerbs>;

/** The weight of what is weighed by what follows it. */
export const follows = (): number => 0;

/** Whether two pieces of data say the same. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
