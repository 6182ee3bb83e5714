import type { Option } from '@ragtag/kernel';
import { cards } from '../../cards/tables';
import type { Kind } from '../../terms';

/** Cards of a hand or deck to choose from. */

export interface CardOption extends Option {
  readonly card: Kind;
}

/** Each card of a list, copies told apart by a number. */
export function cardOptions(kinds: readonly Kind[]): CardOption[] {
  const seen = new Map<Kind, number>();
  return kinds.map((card) => {
    const n = (seen.get(card) ?? 0) + 1;
    seen.set(card, n);
    return { id: n === 1 ? cards[card].id : `${cards[card].id}#${n}`, card };
  });
}

export const kindsOf = (picks: readonly CardOption[]): Kind[] => picks.map((pick) => pick.card);
