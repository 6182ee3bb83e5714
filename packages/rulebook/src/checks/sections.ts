import { toString as plainText } from 'mdast-util-to-string';
import type { Problem } from '../compiler/problems.ts';
import type { RootContent } from '../markdown-tree.ts';
import type { Rulebook, Section } from '../model.ts';
import type { OptionSpace, Truth } from '../option-space.ts';
import { childrenOf, markOf } from '../tree.ts';
import { named } from './rules.ts';

/** A section that shows has something to show, and what a sentence announces follows it. */
export function sectionProblems(book: Rulebook, space: OptionSpace): Problem[] {
  const problems: Problem[] = [];
  const ids = new Set<string>();
  for (const chapter of book.chapters) {
    checkSection(chapter, space.always);
  }
  return problems;

  function checkSection(section: Section, around: Truth): Truth {
    if (ids.has(section.id)) problems.push({ where: section.id, what: 'Two sections have this id' });
    ids.add(section.id);
    const shown = section.when ? space.combined('and', [around, space.truthOf(section.when)]) : around;
    const inner = section.sections.map((part) => checkSection(part, shown));
    const content = space.combined('or', [...inner, ...section.body.map((node) => contentOf(node, space))]);
    const empty = space.exception(shown, content);
    if (empty) problems.push({ where: section.id, what: `The section is empty with ${named(empty)}` });
    checkAnnouncements(section.body, section.id, shown);
    return space.combined('and', [shown, content]);
  }

  function checkAnnouncements(nodes: readonly RootContent[], where: string, around: Truth): void {
    nodes.forEach((node, i) => {
      const when = markOf(node)?.when;
      const shown = when ? space.combined('and', [around, space.truthOf(when)]) : around;
      if ('children' in node && node.type !== 'paragraph') checkAnnouncements(node.children, where, shown);
      const text = plainText(node).trim();
      if (node.type !== 'paragraph' || !text.endsWith(':')) return;
      const next = nodes[i + 1];
      const follows = next ? contentOf(next, space) : space.never;
      const missing = space.exception(shown, follows);
      if (missing)
        problems.push({ where, what: `Nothing follows "${text.slice(-50)}" with ${named(missing)}` });
    });
  }
}

/** Where a node has anything to show, as `visible` would leave it. */
function contentOf(node: RootContent, space: OptionSpace): Truth {
  const when = markOf(node)?.when;
  const inside = insideOf(node, space);
  return when ? space.combined('and', [inside, space.truthOf(when)]) : inside;
}

/** The children that a node is nothing without: rows below the header, the name of a row. */
function countedChildren(node: RootContent): readonly RootContent[] {
  const children = childrenOf(node);
  if (node.type === 'table') return children.slice(1);
  return node.type === 'tableRow' ? children.slice(0, 1) : children;
}

function insideOf(node: RootContent, space: OptionSpace): Truth {
  if (node.type === 'text') return node.value.trim() === '' ? space.never : space.always;
  if (!('children' in node)) return space.always;
  const counted = countedChildren(node);
  return space.combined(
    'or',
    counted.map((child) => contentOf(child, space)),
  );
}
