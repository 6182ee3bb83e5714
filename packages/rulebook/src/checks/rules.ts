import { formatSelection, type Options, selectionOf } from '@ragtag/board-game';
import type { RuleToTell } from '../compiler/compile.ts';
import type { Problem } from '../compiler/problems.ts';
import { walk } from '../compiler/walk.ts';
import type { Rulebook } from '../model.ts';
import type { OptionSpace } from '../option-space.ts';

/** Every rule of the catalogue stands in the book once, and shows in exactly the games that it applies to. */
export function ruleProblems(
  book: Rulebook,
  catalogue: readonly RuleToTell[],
  space: OptionSpace,
): Problem[] {
  const problems: Problem[] = [];
  const found = new Map<string, readonly string[]>();
  walk(book.chapters, {
    node(_, mark, { section, conditions }) {
      if (!mark?.rule) return;
      if (found.has(mark.rule))
        problems.push({ where: section.id, what: `${mark.rule} stands in the book twice` });
      found.set(mark.rule, conditions);
    },
  });
  const ids = new Set(catalogue.map(({ id }) => id));
  for (const id of found.keys()) {
    if (!ids.has(id)) problems.push({ where: id, what: 'There is no such rule in the catalogue' });
  }
  for (const { id, when = 'true' } of catalogue) {
    const conditions = found.get(id);
    if (!conditions) {
      problems.push({ where: id, what: 'The rule is missing from the book' });
      continue;
    }
    const shown = space.truthOfAll(conditions);
    const applies = space.truthOf(when);
    const hidden = space.exception(applies, shown);
    const wrong = space.exception(shown, applies);
    if (hidden) problems.push({ where: id, what: `It applies but does not show with ${named(hidden)}` });
    if (wrong) problems.push({ where: id, what: `It shows but does not apply with ${named(wrong)}` });
  }
  return problems;
}

/** A game as its host would write it. */
export const named = (game: Options): string => formatSelection(selectionOf(game)) || 'no options';
