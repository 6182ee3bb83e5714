import type { Fact } from '@ragtag/kernel';
import type { GameTable } from '../half';

export interface Entry {
  /** How many facts were told before it. */
  readonly n: number;
  readonly fact: Fact;
}

/** A stretch of the log: one turn, or the time before the first. */
export interface Chapter {
  readonly turn: number;
  /** Whose turn it is, if it is somebody's. */
  readonly seat: number | null;
  readonly entries: Entry[];
}

export function chaptersOf(facts: readonly Fact[], { showing }: Pick<GameTable, 'showing'>): Chapter[] {
  const chapters: Chapter[] = [{ turn: 0, seat: null, entries: [] }];
  facts.forEach((fact, n) => {
    const begun = showing.turn(fact);
    if (begun) chapters.push({ ...begun, entries: [] });
    if (showing.isTold(fact, facts[n + 1])) chapters[chapters.length - 1].entries.push({ n, fact });
  });
  return chapters.filter(({ entries }) => entries.length > 0);
}
