import { z } from 'zod';
import { limits } from './limits';

const printable = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;

/** A line a person typed: trimmed, not empty, no control characters. */
export function line(max: number) {
  return z
    .string()
    .max(max * 4)
    .trim()
    .min(1)
    .max(max)
    .regex(printable, 'Only letters, digits, marks and spaces, please.');
}

/** A table's id is long enough that knowing it is permission to look. */
export const TableId = z.string().regex(/^[0-9a-z]{16}$/, 'There is no such table.');
/** Short enough to read out over the telephone. */
export const InviteCode = z.string().regex(/^[0-9A-Z]{8}$/, 'There is no such invitation.');
export const PersonName = line(limits.name);
const noSeat = 'There is no such seat.';
export const Seat = z.int().min(0, noSeat).max(6, noSeat);
/** A moment, in milliseconds since 1970. */
export const Moment = z.int().nonnegative();

export type TableId = z.infer<typeof TableId>;
export type Seat = z.infer<typeof Seat>;
