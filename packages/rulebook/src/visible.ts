import type { RootContent } from './markdown-tree.ts';
import type { Rulebook, Section } from './model.ts';
import { tidied } from './tidy.ts';
import { childrenOf, markOf, withChildren } from './tree.ts';

export type Shown = (when: string) => boolean;

/** The book with only the sections and nodes whose conditions are met. */
export function visible(book: Rulebook, shown: Shown): Rulebook {
  return { ...book, chapters: visibleSections(book.chapters, shown) };
}

function visibleSections(sections: readonly Section[], shown: Shown): Section[] {
  return sections
    .filter(({ when }) => when === undefined || shown(when))
    .map((section) => ({
      ...section,
      body: visibleNodes(section.body, shown),
      sections: visibleSections(section.sections, shown),
    }));
}

function visibleNodes(nodes: readonly RootContent[], shown: Shown): RootContent[] {
  return nodes
    .filter((node) => {
      const when = markOf(node)?.when;
      return when === undefined || shown(when);
    })
    .map((node) => withChildren(node, (children) => visibleNodes(children, shown)))
    .map((node) => (node.type === 'paragraph' || node.type === 'tableCell' ? tidied(node) : node))
    .filter((node) => !isEmptied(node));
}

/** Whether hiding passages has left nothing to say: no text, no items, no rows, or a row without its name. */
function isEmptied(node: RootContent): boolean {
  switch (node.type) {
    case 'paragraph':
    case 'passage':
    case 'passageText':
    case 'blockquote':
    case 'list':
    case 'listItem':
      return node.children.length === 0;
    case 'table':
      return node.children.length < 2;
    case 'tableRow':
      return node.children.slice(0, 1).every((name) => childrenOf(name).length === 0);
    default:
      return false;
  }
}
