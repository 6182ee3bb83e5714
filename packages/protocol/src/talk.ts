import { z } from 'zod';
import { line, Moment, Seat } from './basics';
import { limits } from './limits';

const ClaimWord = z.string().max(limits.claim);

/** Something that may be said at the table, true or not: its name and its words, which the game knows. */
export const Claim = z.object({ claim: ClaimWord }).catchall(z.union([z.int(), ClaimWord]));
export type Claim = z.infer<typeof Claim>;

/** What somebody wants to say: words, or a claim. */
export const Say = z.union([z.object({ text: line(limits.chat) }), Claim]);
export type Say = z.infer<typeof Say>;

/** What was said. */
export const Said = z.object({
  n: z.int(),
  at: Moment,
  /** Null before the game, when seats may still change, and for those who only watch. */
  seat: Seat.nullable(),
  name: z.string(),
  /** Whoever says it has no seat at the table, and may be called as somebody who has. */
  unseated: z.literal(true).optional(),
  said: z.union([z.object({ text: z.string() }), Claim]),
  /** What tells the skill check it was said in from others; nothing where it was said outside of checks. */
  check: z.string().optional(),
});
export type Said = z.infer<typeof Said>;
