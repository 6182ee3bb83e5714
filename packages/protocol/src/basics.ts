import { z } from 'zod';
import { limits } from './limits';

/** Where the reader sees whether two letters are joined: Persian, for one, is not written without saying so. */
const joining = String.raw`[\p{scx=Arab}\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Knda}\p{scx=Mlym}\p{scx=Orya}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}]`;
const pictures = String.raw`\p{ExtPict}[\p{M}\p{EMod}]?\u200d(?=\p{ExtPict})`;
const seen = String.raw`[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{DI}\u2800]|[\ufe0e\ufe0f]`;

/**
 * Something can be seen; nothing that cannot be seen, turns the direction of writing or is no character, except what
 * joins two pictures into one, or says of two letters whether they are joined; and no towers of marks.
 */
const printable = new RegExp(
  String.raw`^(?=.*[\p{L}\p{N}\p{P}\p{S}])(?!.*\p{M}{5})(?:${pictures}|${joining}[\u200c\u200d](?=${joining})|${seen})*$`,
  'u',
);

/** A line a person typed: trimmed, not empty, and what it seems to be. */
export function line(max: number) {
  return z
    .string()
    .max(max * 4)
    .normalize('NFC')
    .trim()
    .min(1)
    .max(max)
    .regex(printable, 'Only letters, digits, marks and spaces, please.');
}

/** A table's id is long enough that knowing it is permission to look. */
export const TableId = z.string().regex(/^[0-9a-z]{16}$/, 'There is no such table.');
/** Which game is played; where none is named, the first there was. */
export const GameId = z.string().regex(/^[a-z][a-z0-9-]{0,19}$/, 'There is no such game.');
/** Short enough to read out over the telephone. */
export const InviteCode = z.string().regex(/^[0-9A-Z]{8}$/, 'There is no such invitation.');
export const PersonName = line(limits.name);
const noSeat = 'There is no such seat.';
export const Seat = z.int().min(0, noSeat).max(6, noSeat);
/** A moment, in milliseconds since 1970. */
export const Moment = z.int().nonnegative();

export type GameId = z.infer<typeof GameId>;
export type TableId = z.infer<typeof TableId>;
export type Seat = z.infer<typeof Seat>;
