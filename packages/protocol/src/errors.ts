import { z } from 'zod';

/** What can go wrong, for programs. Every error also says it in words, for people. */
export const errorCodes = [
  'bad-request',
  'not-signed-in',
  'forbidden',
  'not-found',
  'too-large',
  'too-fast',
  'option-conflict',
  'seat-taken',
  'not-seated',
  'wrong-phase',
  'refused',
  'stale',
  'busy',
  'switched-off',
  'wrong-password',
  'name-taken',
  'guest-has-games',
  'internal',
] as const;

export const ErrorCode = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** One reason in a list, such as an option that clashes with another. */
export const Problem = z.object({
  at: z.string(),
  because: z.string(),
  rule: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;

export const ApiError = z.object({
  error: z.object({
    code: ErrorCode,
    message: z.string(),
    /** Why the engine refused an answer, where it did. */
    reason: z.string().optional(),
    problems: z.array(Problem).optional(),
  }),
});
export type ApiError = z.infer<typeof ApiError>;
