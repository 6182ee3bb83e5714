import { parseCondition } from '@ragtag/board-game';
import type { Problem } from '../compiler/problems.ts';
import { walk } from '../compiler/walk.ts';
import type { Rulebook } from '../model.ts';

/** Conditions that cannot be parsed or name options that do not exist. */
export function unreadableConditions(book: Rulebook): Problem[] {
  const problems = new Map<string, Problem>();
  const read = (where: string, conditions: readonly string[]) => {
    for (const condition of conditions) {
      try {
        parseCondition(condition);
      } catch (error) {
        problems.set(condition, { where, what: error instanceof Error ? error.message : String(error) });
      }
    }
  };
  walk(book.chapters, {
    section: ({ section, conditions }) => read(section.id, conditions),
    node: (_, mark, { section, conditions }) => mark && read(mark.rule ?? section.id, conditions),
  });
  return [...problems.values()];
}
