import { z } from 'zod';
import { line, Moment, Seat } from './basics';
import { limits } from './limits';

/** What the rules of secrecy allow to be said at the table, true or not. */
export const Claim = z.discriminatedUnion('claim', [
  z.object({ claim: z.literal('can-help'), how: z.enum(['a-lot', 'a-little', 'not-at-all']) }),
  z.object({ claim: z.literal('suspects'), seat: Seat }),
  z.object({ claim: z.literal('looked'), seat: Seat, saw: z.enum(['human', 'cylon']) }),
]);
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
  said: z.union([z.object({ text: z.string() }), Claim]),
  /** What tells the skill check it was said in from others; nothing where it was said outside of checks. */
  check: z.string().optional(),
});
export type Said = z.infer<typeof Said>;
