import type { Beliefs } from '../beliefs/beliefs';
import type { Claim } from './claim';
import { stranger } from './promises';

/** What a claim is worth as evidence: more from those who are trusted and have kept their word, and never much. */
export function weighClaim(beliefs: Beliefs, claim: Claim, doubt: readonly number[], word = stranger): void {
  const trust = Math.min(1, word / stranger) * (1 - 1.6 * (doubt[claim.by] ?? 0.5));
  switch (claim.claim) {
    case 'looked': {
      const evidence = claim.saw === 'cylon' ? 2 : -1.6;
      beliefs.note(claim.seat, evidence * Math.max(0, trust));
      // Whoever accuses is lying or right; a lie comes from a Cylon.
      if (claim.saw === 'cylon' && doubt[claim.seat] < 0.15) beliefs.note(claim.by, 0.6);
      return;
    }
    case 'suspects':
      beliefs.note(claim.seat, 0.15 * Math.max(0, trust));
      return;
    case 'can-help':
      if (claim.how === 'not-at-all') beliefs.saysNothingToAdd(claim.by);
      return;
  }
}
