import type { Option } from '@ragtag/kernel';
import { fromTables, skillKinds } from '../cards/tables';

/** A skill card that may be picked from a hand. */
export interface HandOption extends Option {
  readonly card: number;
}

/** Options by card and copy, made once. */
const made = fromTables((): HandOption[][] => skillKinds.map(() => []));

export function handOption(card: number, copy: number): HandOption {
  const copies = made()[card];
  copies[copy] ??= Object.freeze({
    id: copy === 0 ? skillKinds[card].id : `${skillKinds[card].id}#${copy + 1}`,
    card,
  });
  return copies[copy];
}

/** An option for every card of a hand; copies of the same card are told apart by a number only. */
export function perCard<O>(hand: readonly number[], optionFor: (card: number, copy: number) => O): O[] {
  const options: O[] = [];
  let copy = 0;
  for (let i = 0; i < hand.length; i++) {
    copy = i > 0 && hand[i - 1] === hand[i] ? copy + 1 : 0;
    options.push(optionFor(hand[i], copy));
  }
  return options;
}

/** Every card of a hand. */
export function handOptions(hand: readonly number[]): HandOption[] {
  return perCard(hand, handOption);
}
