import type { CardFact, Kind } from '@ragtag/card-game';

/** What a bot remembers of what it was shown and of how the game went. */
export interface CardMemory {
  /** Cards of a deck that it looked at last, top first. */
  looked: readonly Kind[];
  turn: number;
  /** The last turn in which somebody gained or lost influence, or a unit was defeated. */
  stirred: number;
}

export const emptyMemory = (): CardMemory => ({ looked: [], turn: 0, stirred: 0 });

export function remember(memory: CardMemory, fact: CardFact): void {
  switch (fact.fact) {
    case 'looked-cards':
      memory.looked = fact.cards;
      break;
    case 'turn-began':
      memory.turn = fact.turn;
      break;
    case 'influence':
    case 'defeated':
      memory.stirred = memory.turn;
      break;
    default:
  }
}
