import type { ConditionFamily } from '../condition-face';
import type { Condition } from '../condition-types';
import { list } from '../shape';
import { condition } from '../shape-words';

/** Conditions made of others. */

declare module '../condition-types' {
  interface Conditions {
    not: { readonly it: Condition };
    all: { readonly of: readonly Condition[] };
    any: { readonly of: readonly Condition[] };
  }
}

export const not = (it: Condition): Condition => ({ is: 'not', it });
export const all = (...of: Condition[]): Condition => ({ is: 'all', of });
export const any = (...of: Condition[]): Condition => ({ is: 'any', of });

export const logicConditions = {
  not: {
    shape: { it: condition },
    en: (c, say, holds) => say.condition(holds ? c : c.it),
  },
  all: {
    shape: { of: list(condition) },
    en: (c, say) => say.condition(c),
  },
  any: {
    shape: { of: list(condition) },
    en: (c, say) => say.condition(c),
  },
} satisfies ConditionFamily;
