import type { Claim as Said, Seat } from '@ragtag/board-game';

/** What a player claims. It need not be true. */
export type Claim = Said & { readonly by: Seat };
