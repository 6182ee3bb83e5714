import fc from 'fast-check';

/** The games that properties are looked at in. */

export const players = fc.integer({ min: 3, max: 6 });
export const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });
export const variants = fc.constantFrom({}, { nosympathizer: true }, { difficulty: 'easierhumans' as const });
export const runs = (numRuns: number) => ({ numRuns, endOnFailure: true });
