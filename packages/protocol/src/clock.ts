import { z } from 'zod';
import { Moment, Seat } from './basics';

/** How much time a decision may take. */
export const Clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** Seconds for each decision, and a reserve for the whole game. Reactions may not use the reserve. */
  z.object({
    kind: z.literal('live'),
    decision: z.int().min(5).max(3600),
    reserve: z.int().min(0).max(7200),
  }),
  /**
   * Hours for each decision, and hours that a reaction window stays open, whoever could react. Without the latter a
   * window waits for those who can react and want to be asked, which tells that somebody could.
   */
  z.object({
    kind: z.literal('slow'),
    hours: z
      .number()
      .min(0.01)
      .max(24 * 30),
    reactions: z.number().min(0.01).max(24).optional(),
  }),
]);
export type Clock = z.infer<typeof Clock>;

/** What happens when time is up: a bot answers (and sits in after a few times), or everybody waits. */
export const WhenTimeIsUp = z.enum(['bot', 'wait']);
export type WhenTimeIsUp = z.infer<typeof WhenTimeIsUp>;

/** A running clock. A seat that is asked in secret sees its own only. */
export const RunningClock = z.object({ seat: Seat, since: Moment, until: Moment.nullable() });
export type RunningClock = z.infer<typeof RunningClock>;
