import type { MachineState } from '@ragtag/kernel';
import type { TinyOptions } from './options';

/** Cards are numbers from 1 to 9, three of each. */
export const highest = 9;
export const copies = 3;
export const handSize = 4;
/** What a card that is its player's lucky number counts for more. */
export const luck = 2;

export interface TinyPlayer {
  name: string;
  /** Sorted. */
  hand: number[];
  row: number[];
  /** For rows that were longer than the rival's. */
  bonus: number;
  lucky: number | null;
  /** The lucky number was shown to everybody. */
  shown?: boolean;
}

export interface TinyState extends MachineState {
  options: TinyOptions;
  players: TinyPlayer[];
  turn: { seat: number; number: number };
  pile: number[];
  discards: number[];
  over: TinyVerdict | null;
}

export interface TinyVerdict {
  winners: number[];
  points: number;
}

export function points({ row, bonus, lucky }: TinyPlayer): number {
  return row.reduce((sum, n) => sum + n + (n === lucky ? luck : 0), bonus);
}
