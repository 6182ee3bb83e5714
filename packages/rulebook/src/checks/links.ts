import { isCardLink } from '../card-links.ts';
import type { Problem } from '../compiler/problems.ts';
import { walk } from '../compiler/walk.ts';
import type { Rulebook } from '../model.ts';
import type { OptionSpace, Truth } from '../option-space.ts';
import { named } from './rules.ts';

/** A link leads to a place that exists, and that shows in every game in which the link does. */
export function linkProblems(book: Rulebook, space: OptionSpace): Problem[] {
  const problems: Problem[] = [];
  const targets = new Map<string, Truth>();
  const links: { where: string; to: string; shown: Truth }[] = [];
  walk(book.chapters, {
    section: ({ section, conditions }) => targets.set(section.id, space.truthOfAll(conditions)),
    node(node, mark, { section, conditions }) {
      const shown = () => space.truthOfAll(conditions);
      const id = mark?.rule ?? mark?.example;
      if (id) targets.set(id, shown());
      for (const rule of mark?.shows ?? []) links.push({ where: id ?? section.id, to: rule, shown: shown() });
      if (node.type !== 'link') return;
      if (node.url.startsWith('#')) links.push({ where: section.id, to: node.url.slice(1), shown: shown() });
      else if (!node.url.startsWith('https://') && !isCardLink(node.url))
        problems.push({ where: section.id, what: `Unknown kind of link ${node.url}` });
    },
  });
  for (const { where, to, shown } of links) {
    const target = targets.get(to);
    const dangling = target && space.exception(shown, target);
    if (!target) problems.push({ where, what: `The link to #${to} leads nowhere` });
    if (dangling)
      problems.push({ where, what: `The link to #${to} leads to a hidden place with ${named(dangling)}` });
  }
  return problems;
}
