import type { CardFact, Kind } from '@ragtag/card-game';

/** What a bot remembers of what it alone was shown. */
export interface Memory {
  /** Cards of a deck that it looked at last, top first. */
  looked: readonly Kind[];
}

export const emptyMemory = (): Memory => ({ looked: [] });

export function remember(memory: Memory, fact: CardFact): void {
  if (fact.fact === 'looked-cards') memory.looked = fact.cards;
}
