import type { View } from '@ragtag/board-game';
import type { Weights } from './weights';

/** What many options of a question ask for alike, worked out once for a view. */

/** The view that another was made of by moving somebody between locations: ships and dials are the same in both. */
const madeOf = new WeakMap<View, View>();

/** Lets a view share with the one that it was made of what does not depend on who is where. */
export function sharesShips(made: View, of: View): void {
  madeOf.set(made, madeOf.get(of) ?? of);
}

/** The view that stands for all that differ from it only by who is at which location. */
export const withSameShips = (view: View): View => madeOf.get(view) ?? view;

/** The same reckoning, done once for each view; it may not depend on who is at which location. */
export function keptFor<T>(reckon: (view: View, weights: Weights) => T): (view: View, weights: Weights) => T {
  const known = new WeakMap<View, { readonly weights: Weights; readonly value: T }>();
  return (asked, weights) => {
    const view = withSameShips(asked);
    const found = known.get(view);
    if (found?.weights === weights) return found.value;
    const value = reckon(view, weights);
    known.set(view, { weights, value });
    return value;
  };
}
