import { thirdPerson } from './english';
import type { Reader } from './reader';

/** Players as logs and questions speak of them in English: the reader is "you", the others go by name. */

/** A seat inside a sentence: "you", "Starbuck". */
export function whom({ you, names }: Reader, seat: number): string {
  return seat === you ? 'you' : names(seat);
}

export function whose({ you, names }: Reader, seat: number): string {
  return seat === you ? 'your' : `${names(seat)}'s`;
}

/** "You draw 2 cards", "Starbuck draws 2 cards". */
export function doing({ you, names }: Reader, seat: number, verb: string, rest = ''): string {
  const end = rest === '' ? '' : ` ${rest}`;
  return seat === you ? `You ${verb}${end}` : `${names(seat)} ${thirdPerson(verb)}${end}`;
}
