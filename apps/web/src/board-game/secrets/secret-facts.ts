import type { BoardFact } from '@ragtag/board-game';

const secretFacts = [
  'loyalty-received',
  'loyalty-seen',
  'agenda-received',
  'motives-received',
  'assist-seen',
  'trauma-received',
  'crossroads-received',
] as const;

/** What tells one player a secret. */
export type SecretFact = Extract<BoardFact, { fact: (typeof secretFacts)[number] }>;

/** A secret that is a Loyalty card, one's own or another's. */
export type LoyaltyFact = Extract<SecretFact, { fact: 'loyalty-received' | 'loyalty-seen' | 'assist-seen' }>;

export function isSecret(fact: BoardFact): fact is SecretFact {
  return (secretFacts as readonly string[]).includes(fact.fact);
}
