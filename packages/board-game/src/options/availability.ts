import type { FlagValue } from '@ragtag/kernel/options';
import type { BoxName } from '../terms';
import { type OptionId, offerOf } from './model';

/** The boxes whose components and rules the engine carries out. */
export const availableBoxes: readonly BoxName[] = ['base', 'pegasus', 'exodus', 'daybreak'];

/** Options whose rules the engine does not carry out yet, with all their values or one: none, until a box is added. */
const left: readonly (OptionId | `${OptionId}=${string}`)[] = [];
let tryingOut = false;

/** Lets this process play with options that are being built: for tests, and for those who build them. */
export function playUnfinished(): void {
  tryingOut = true;
}

/** Whether the engine can play with an option at this value; unfinished ones where they are being tried out. */
export function isAvailable(id: OptionId, value: FlagValue, unfinished = tryingOut): boolean {
  const offer = offerOf(id, value);
  if (!offer || unfinished) return true;
  return !left.includes(id) && !left.includes(`${id}=${value}`);
}
