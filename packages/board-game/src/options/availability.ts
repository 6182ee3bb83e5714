import type { BoxName } from '../terms';
import type { FlagValue } from './expression';
import { type OptionId, offerOf } from './model';

/** The boxes whose components and rules the engine carries out. */
export const availableBoxes: readonly BoxName[] = ['base', 'pegasus'];

/** Boxes that are being built: players are not offered them, but what there is of them can be tried out. */
const unfinishedBoxes: readonly BoxName[] = ['exodus', 'daybreak'];
/** Options of boxes that are there, whose rules the engine does not carry out. */
const left: readonly OptionId[] = ['house_deal_leftover', 'house_leftover_penalty', 'house_daybreak_agendas'];
let tryingOut = false;

/** Lets this process play boxes that are being built: for tests, and for those who build them. */
export function playUnfinishedBoxes(): void {
  tryingOut = true;
}

/** Whether the engine can play with an option at this value; unfinished boxes where they are being tried out. */
export function isAvailable(id: OptionId, value: FlagValue, unfinished = tryingOut): boolean {
  const offer = offerOf(id, value);
  if (!offer) return true;
  const there = unfinished ? [...availableBoxes, ...unfinishedBoxes] : availableBoxes;
  return offer.boxes.some((box) => there.includes(box)) && (unfinished || !left.includes(id));
}
