import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as serialise } from 'mdast-util-to-markdown';
import { isCardLink } from '../card-links.ts';
import type { PhrasingContent, Root, RootContent } from '../markdown-tree.ts';
import type { Mark, Rulebook, Section } from '../model.ts';
import { childrenOf, markOf, withChildren } from '../tree.ts';
import { headingAnchors } from './anchors.ts';

export interface MarkdownStyle {
  /** Print the id and the condition of every rule and section. */
  readonly ids: boolean;
}

interface Manner extends MarkdownStyle {
  /** The heading to which a link leads. */
  readonly anchor: (id: string) => string;
}

/** The book as plain Markdown, without directives. */
export function bookMarkdown(book: Rulebook, style: MarkdownStyle): string {
  const manner = { ...style, anchor: headingAnchors(book) };
  const root: Root = {
    type: 'root',
    children: book.chapters.flatMap((chapter) => sectionNodes(chapter, 1, manner)),
  };
  return serialise(root, { extensions: [gfmToMarkdown()], bullet: '-', rule: '-', emphasis: '*' });
}

type Depth = 1 | 2 | 3 | 4 | 5 | 6;

function sectionNodes(section: Section, depth: Depth, style: Manner): RootContent[] {
  const deeper = Math.min(depth + 1, 6) as Depth;
  const condition: RootContent[] =
    style.ids && section.when ? [{ type: 'paragraph', children: [text(`{if ${section.when}}`)] }] : [];
  return [
    { type: 'heading', depth, children: [{ type: 'text', value: section.title }] },
    ...condition,
    ...section.body.flatMap((node) => plain(node, style)),
    ...section.sections.flatMap((part) => sectionNodes(part, deeper, style)),
  ];
}

/** Unwraps marked nodes, with their ids and conditions written before their text where wanted. */
function plain(node: RootContent, style: Manner): RootContent[] {
  const mark = markOf(node);
  const children = childrenOf(node).flatMap((child) => plain(child, style));
  const label = mark && style.ids ? labelOf(mark) : [];
  if (node.type === 'passageText') return style.ids && mark ? bracketed(mark, children) : children;
  if (node.type === 'passage') {
    const title: RootContent[] = mark?.example
      ? [{ type: 'paragraph', children: [strong(`Example: ${mark.title ?? ''}`)] }]
      : [];
    return labelled([...title, ...children], label);
  }
  if (node.type === 'link' && isCardLink(node.url)) return children;
  if (node.type === 'link' && node.url.startsWith('#')) {
    const linked = { ...node, url: `#${style.anchor(node.url.slice(1))}` };
    return [withChildren(linked, () => children)];
  }
  const place = node.type === 'tableRow' ? inFirst : labelled;
  return [withChildren(node, () => place(children, label))];
}

/** Puts a label before the text of the first block, or into a paragraph of its own if that has no text. */
function labelled(blocks: RootContent[], label: PhrasingContent[]): RootContent[] {
  if (label.length === 0) return blocks;
  const [first, ...rest] = blocks;
  if (first?.type === 'paragraph') return [{ ...first, children: [...label, ...first.children] }, ...rest];
  return [{ type: 'paragraph', children: trimmed(label) }, ...blocks];
}

/** Without the space that would part a label from a text. */
function trimmed(label: PhrasingContent[]): PhrasingContent[] {
  const last = label.at(-1);
  return last?.type === 'text' ? [...label.slice(0, -1), text(last.value.trimEnd())] : label;
}

function inFirst(cells: RootContent[], label: PhrasingContent[]): RootContent[] {
  const [first, ...rest] = cells;
  return first?.type === 'tableCell'
    ? [{ ...first, children: [...label, ...first.children] }, ...rest]
    : cells;
}

function labelOf({ rule, example, when }: Mark): PhrasingContent[] {
  return [...idOf(rule ?? example), ...(when ? [text(`{if ${when}} `)] : [])];
}

/** Where a passage inside a sentence begins and ends: `{if pegasus: some text}`. */
function bracketed({ rule, when }: Mark, children: readonly RootContent[]): RootContent[] {
  const inner: readonly RootContent[] = [...idOf(rule), ...children];
  return when ? [text(`{if ${when}: `), ...inner, text('}')] : [...inner];
}

const idOf = (id: string | undefined): PhrasingContent[] =>
  id ? [{ type: 'inlineCode', value: id }, text(' ')] : [];

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (value: string): PhrasingContent => ({ type: 'strong', children: [text(value)] });
