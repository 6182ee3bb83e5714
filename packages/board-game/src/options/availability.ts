import type { BoxName } from '../terms';
import type { FlagValue } from './expression';
import { type Mode, type OptionId, offerOf } from './model';

/** The boxes whose components and rules the engine carries out. */
export const availableBoxes: readonly BoxName[] = ['base'];

/** Modes of the base box whose rules the engine does not carry out. */
export const unavailableModes: readonly Mode[] = ['twoplayer', 'oneplayer', 'cooperative'];

/** Whether the engine can play with an option at this value. */
export function isAvailable(id: OptionId, value: FlagValue): boolean {
  const offer = offerOf(id, value);
  if (!offer) return true;
  const unfinished: readonly FlagValue[] = id === 'mode' ? unavailableModes : [];
  return offer.boxes.some((box) => availableBoxes.includes(box)) && !unfinished.includes(value);
}
