import type { Option } from '@ragtag/kernel';
import type { Sight } from '../sight';

/** How one sort of question is answered: what each option is worth, or the picks at once. */
export type CardRule<O extends Option = never> =
  | { readonly each: (s: Sight<O>) => (option: O) => number }
  | { readonly picks: (s: Sight<O>) => string[] };

export const each = <O extends Option>(worth: (s: Sight<O>) => (option: O) => number): CardRule<O> => ({
  each: worth,
});
export const picks = <O extends Option>(pick: (s: Sight<O>) => string[]): CardRule<O> => ({ picks: pick });

/** So many options of the least worth, or of the most. */
export function extremes<O extends Option>(
  s: Sight<O>,
  n: number,
  worth: (option: O) => number,
  which: 'least' | 'most',
): string[] {
  const sign = which === 'least' ? 1 : -1;
  return s.options
    .map((option) => ({ id: option.id, worth: sign * worth(option) }))
    .sort((a, b) => a.worth - b.worth)
    .slice(0, n)
    .map(({ id }) => id);
}
