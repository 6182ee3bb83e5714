import type { BoardFact } from '@ragtag/board-game';

/** What tells one player a secret. */
export type SecretFact = Extract<
  BoardFact,
  { fact: 'loyalty-received' | 'loyalty-seen' | 'agenda-received' }
>;

export function isSecret(fact: BoardFact): fact is SecretFact {
  return fact.fact === 'loyalty-received' || fact.fact === 'loyalty-seen' || fact.fact === 'agenda-received';
}
