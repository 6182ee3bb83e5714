import type { Clause, Sayer } from '../say/clause';
import type { Values } from './scales';
import type { Modifier, RulingName, Scope } from './types';

/** What the language knows of a ruling. */
export interface RulingFace {
  /** How a modifier that answers it reads in English. */
  readonly en: (modifier: Modifier, say: Sayer, until: Scope | 'in-play') => Clause;
  /** What a modifier that answers it is worth to the humans by itself; nothing when absent. */
  readonly weigh?: (values: Values, modifier: Modifier) => number;
}

export type AllRulings = { readonly [N in RulingName]: RulingFace };

/** Rulings of one family. */
export type RulingFamily = Partial<AllRulings>;
