import type { ClaimOf } from '@ragtag/kernel';

/** What the rules of secrecy allow to be said at the table, true or not. rule: secrecy.exact-strength */
export const claims = {
  'can-help': { how: ['a-lot', 'a-little', 'not-at-all'] },
  suspects: { seat: 'seat' },
  looked: { seat: 'seat', saw: ['human', 'cylon'] },
} as const;

export type Claim = ClaimOf<typeof claims>;
