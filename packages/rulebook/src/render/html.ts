import { toHtml as serialise } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { cardOf, isCardLink } from '../card-links.ts';
import type { Element, ElementContent, Link, Properties, RootContent } from '../markdown-tree.ts';
import type { Mark, Rulebook, Section } from '../model.ts';
import { markOf, withChildren } from '../tree.ts';
import { rulesAsPoints } from './points.ts';
import { readableTables } from './tables.ts';

/** The book as an HTML fragment: a `section` per chapter and section, an id per rule and example. */
export function bookHtml(book: Rulebook): string {
  return serialise(bookHast(book));
}

/** The same as a tree, for pages that build their elements themselves. */
export function bookHast(book: Rulebook): Element[] {
  return book.chapters.map((chapter) => sectionHast(chapter, 2));
}

function sectionHast(section: Section, depth: number): Element {
  const heading = element(`h${Math.min(depth, 6)}`, {}, [{ type: 'text', value: section.title }]);
  const inner = section.sections.map((part) => sectionHast(part, depth + 1));
  const { id, when, changedBy } = section;
  return element('section', { id, ...markProperties({ when, changedBy }) }, [
    heading,
    ...rulesAsPoints(nodesHast(section.body)),
    ...inner,
  ]);
}

/** One or more nodes of a section as HTML-ready elements. */
export function nodesHast(nodes: readonly RootContent[]): ElementContent[] {
  const root = toHast({ type: 'root', children: nodes.map(withElements) });
  return readableTables(
    root.type === 'root' ? (root.children as ElementContent[]) : [root as ElementContent],
  );
}

/** Tells the converter which element a marked node becomes, and with which attributes. */
function withElements(node: RootContent): RootContent {
  const mark = markOf(node);
  const copy = withChildren({ ...node }, (children) => titled(children, mark).map(withElements));
  const hName = mark && elementName(node, mark);
  if (mark) copy.data = { ...(hName && { hName }), hProperties: markProperties(mark) };
  if (copy.type === 'link' && isCardLink(copy.url)) return cardLink(copy);
  return copy;
}

function cardLink(link: Link): RootContent {
  const card = cardOf(link.url);
  return { ...link, url: `/cards/${card}`, data: { hProperties: { dataCard: card } } };
}

function elementName(node: RootContent, mark: Mark): string | undefined {
  if (node.type === 'passageText') return 'span';
  if (node.type !== 'passage') return undefined;
  return mark.example ? 'aside' : 'div';
}

function titled(children: readonly RootContent[], mark: Mark | undefined): readonly RootContent[] {
  if (!mark?.example) return children;
  const title: RootContent = {
    type: 'strong',
    children: [{ type: 'text', value: `Example: ${mark.title ?? ''}` }],
  };
  return [{ type: 'paragraph', children: [title] }, ...children];
}

function markProperties({ rule, example, shows, when, changedBy }: Mark): Properties {
  return {
    ...(rule && { id: rule, className: ['rule'] }),
    ...(example && { id: example, className: ['example'], dataShows: shows?.join(' ') }),
    ...(when && { dataWhen: when }),
    ...(changedBy?.length && { dataChangedBy: changedBy.join(' ') }),
  };
}

const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
