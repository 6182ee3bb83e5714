import type { Seat } from '@ragtag/board-game';

/** What may be said at the table without breaking the rules of secrecy. It need not be true. */
export type Claim =
  | { readonly by: Seat; readonly claim: 'can-help'; readonly how: 'a-lot' | 'a-little' | 'not-at-all' }
  | { readonly by: Seat; readonly claim: 'suspects'; readonly seat: Seat }
  | { readonly by: Seat; readonly claim: 'looked'; readonly seat: Seat; readonly saw: 'human' | 'cylon' };
