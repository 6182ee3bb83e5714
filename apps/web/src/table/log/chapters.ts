import type { BoardFact, Seat } from '@ragtag/board-game';

/** A stretch of the log: one turn, or the time before the first. */
export interface Chapter {
  readonly turn: number;
  readonly seat: Seat;
  /** Number of facts before it. */
  readonly from: number;
  readonly facts: BoardFact[];
}

/** Facts that others say better, or that nobody wants to read. */
const unsaid = new Set<BoardFact['fact']>(['turn-started', 'deck-looked-at', 'skill-cards-drawn']);

export function chaptersOf(facts: readonly BoardFact[]): Chapter[] {
  const chapters: Chapter[] = [{ turn: 0, seat: 0, from: 0, facts: [] }];
  facts.forEach((fact, index) => {
    if (fact.fact === 'turn-started')
      chapters.push({ turn: fact.turn, seat: fact.seat, from: index, facts: [] });
    if (!unsaid.has(fact.fact) || (fact.fact === 'skill-cards-drawn' && !followed(facts, index)))
      chapters[chapters.length - 1].facts.push(fact);
  });
  return chapters.filter((chapter) => chapter.facts.length > 0);
}

/** Whether the reader is told next which cards were drawn. */
function followed(facts: readonly BoardFact[], index: number): boolean {
  return facts[index + 1]?.fact === 'skill-cards-received';
}
