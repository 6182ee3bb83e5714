import type { Seat } from '../../terms';
import type { Teller } from '../language';
import { thirdPerson } from './words';

/** Players as the log and questions speak of them. */

/** "You draw", "Starbuck draws". */
export function tells(tell: Teller, seat: Seat, verb: string, rest = ''): string {
  const end = rest === '' ? '' : ` ${rest}`;
  return seat === tell.you ? `You ${verb}${end}.` : `${tell.names(seat)} ${thirdPerson(verb)}${end}.`;
}

/** A seat inside a sentence: "you", "Starbuck". */
export function whom(tell: Teller, seat: Seat): string {
  return seat === tell.you ? 'you' : tell.names(seat);
}

export function whose(tell: Teller, seat: Seat): string {
  if (seat === tell.you) return 'your';
  const name = tell.names(seat);
  return `${name}'s`;
}
