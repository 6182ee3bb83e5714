import type { Fact } from '@ragtag/kernel';
import type { GameTable } from '../half';

export interface Entry {
  /** How many facts were told before it. */
  readonly n: number;
  readonly fact: Fact;
  /** How often the same was told in a row. */
  readonly times: number;
  /** What is told under it, as one passage. */
  readonly parts: readonly Entry[];
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
    if (!showing.isTold(fact, { last: facts[n - 1], next: facts[n + 1] })) return;
    const { entries } = chapters[chapters.length - 1];
    const last = entries.at(-1);
    const entry: Entry = { n, fact, times: 1, parts: [] };
    if (!last || begun) entries.push(entry);
    else if (tellsTheSame(last.fact, fact)) entries.splice(-1, 1, { ...last, times: last.times + 1 });
    else if (showing.isTogether(last.fact, fact))
      entries.splice(-1, 1, { ...last, parts: [...last.parts, entry] });
    else entries.push(entry);
  });
  return chapters.filter(({ entries }) => entries.length > 0);
}

function tellsTheSame(one: Fact, other: Fact): boolean {
  return one.fact === other.fact && JSON.stringify(one) === JSON.stringify(other);
}
