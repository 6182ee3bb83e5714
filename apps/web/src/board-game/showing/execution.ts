import type { BoardFact, Seat } from '@ragtag/board-game';

/** An execution as one story: who died by what, what was shown, who came instead. */
export interface Execution
  extends Pick<Extract<BoardFact, { fact: 'executed' }>, 'character' | 'how' | 'cause'> {
  readonly seat: Seat;
  /** Loyalty cards that were shown. */
  readonly shown: readonly number[];
  readonly newcomer: string | null;
}

/** The story with one more fact, if that belongs to it. */
export function executionAfter(story: Execution | null, fact: BoardFact): Execution | null {
  if (fact.fact === 'executed') {
    const { seat, character, how, cause } = fact;
    return { seat, character, how, cause, shown: [], newcomer: null };
  }
  if (!story || !('seat' in fact) || fact.seat !== story.seat) return story;
  if (fact.fact === 'loyalty-revealed') return { ...story, shown: [...story.shown, fact.card] };
  if (fact.fact === 'character-picked') return { ...story, newcomer: fact.character };
  return story;
}

/** Whether a fact is told as part of the story. */
export function isOfExecution(story: Execution | null, { fact, ...told }: BoardFact): boolean {
  if (fact === 'executed') return true;
  const isTheirs = story !== null && 'seat' in told && told.seat === story.seat;
  return isTheirs && (fact === 'loyalty-revealed' || fact === 'character-picked');
}
