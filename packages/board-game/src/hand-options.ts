import type { Option } from '@ragtag/kernel';
import { skillKinds } from './cards/tables';

/** A skill card that may be picked from a hand. */
export interface HandOption extends Option {
  readonly card: number;
}

/** Every card of a hand; copies of the same card are told apart by a number only. */
export function handOptions(hand: readonly number[]): HandOption[] {
  const options: HandOption[] = [];
  let copy = 1;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    copy = i > 0 && hand[i - 1] === card ? copy + 1 : 1;
    const { id } = skillKinds[card];
    options.push({ id: copy === 1 ? id : `${id}#${copy}`, card });
  }
  return options;
}

/** Each different card of a hand once, where one copy is as good as another. */
export function differentCards(hand: readonly number[]): number[] {
  return hand.filter((card, i) => i === 0 || hand[i - 1] !== card);
}
