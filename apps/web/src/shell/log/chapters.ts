import type { BoardFact, Seat } from '@ragtag/board-game';

export interface Entry {
  /** How many facts were told before it. */
  readonly n: number;
  readonly fact: BoardFact;
}

/** A stretch of the log: one turn, or the time before the first. */
export interface Chapter {
  readonly turn: number;
  readonly seat: Seat;
  readonly entries: Entry[];
}

/** Facts that others say better, or that nobody wants to read. */
const unsaid = new Set<BoardFact['fact']>(['turn-started', 'deck-looked-at', 'skill-cards-drawn']);

export function chaptersOf(facts: readonly BoardFact[]): Chapter[] {
  const chapters: Chapter[] = [{ turn: 0, seat: 0, entries: [] }];
  facts.forEach((fact, n) => {
    if (fact.fact === 'turn-started') chapters.push({ turn: fact.turn, seat: fact.seat, entries: [] });
    if (!unsaid.has(fact.fact) || (fact.fact === 'skill-cards-drawn' && !followed(facts, n)))
      chapters[chapters.length - 1].entries.push({ n, fact });
  });
  return chapters.filter(({ entries }) => entries.length > 0);
}

/** Whether the reader is told next which cards were drawn. */
function followed(facts: readonly BoardFact[], index: number): boolean {
  return facts[index + 1]?.fact === 'skill-cards-received';
}
