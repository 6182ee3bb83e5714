import { bookHast, type Section, withRuleMarks } from '@ragtag/rulebook';
import { createElement, Fragment, memo, type ReactNode } from 'react';
import { withChangesMarked } from './changes';
import { attributes, type BookElement, hasClass, toReact } from './hast-to-react';
import { RuleMark } from './rule-mark';

/** What one game's book draws in its own way. */
export interface Drawing {
  example(example: BookElement, key: number, draw: (nodes: BookElement['children']) => ReactNode): ReactNode;
  /** A figure in the text. */
  figure?(figure: BookElement, key: number): ReactNode;
  /** The picture of a section, under its heading. */
  picture?(section: string): ReactNode;
}

interface Props {
  readonly number: number;
  readonly chapter: Section;
  readonly drawing: Drawing;
  /** Boxes in use, whose changes are marked. */
  readonly inUse: readonly string[];
  /** Everything that the chapter is drawn from, to compare by. */
  readonly print: string;
}

interface Page {
  readonly number: number;
  readonly drawing: Drawing;
}

/** A chapter of a book. One that reads the same as before is not drawn again. */
export const Chapter = memo(
  function Chapter({ number, chapter, drawing, inUse }: Props) {
    const book = { chapters: [chapter], passages: {}, examples: {} };
    const [section] = bookHast(book).map((element) =>
      withHeadingsNamed(withChangesMarked(withRuleMarks(element), inUse)),
    );
    const page = { number, drawing };
    return toReact([section], (element, children, key) => drawn(element, children, key, page))[0];
  },
  (before, after) => before.print === after.print,
);

/** Lets a heading know of which section it is. */
function withHeadingsNamed(section: BookElement): BookElement {
  const { id } = section.properties;
  return {
    ...section,
    children: section.children.map((child, at) => {
      if (child.type !== 'element') return child;
      if (at === 0) return { ...child, properties: { ...child.properties, dataSection: id } };
      return child.tagName === 'section' ? withHeadingsNamed(child) : child;
    }),
  };
}

/** A heading, with its chapter's number if it is one's, and the picture of its section. */
function heading(
  element: BookElement,
  children: ReactNode,
  key: number,
  { number, drawing }: Page,
): ReactNode {
  const { tagName: Tag, properties } = element;
  return (
    <Fragment key={key}>
      {createElement(
        Tag,
        null,
        Tag === 'h2' && <span className="chapter-number">{number}</span>,
        Tag === 'h2' && ' ',
        children,
      )}
      {drawing.picture?.(String(properties.dataSection))}
    </Fragment>
  );
}

function drawn(element: BookElement, children: ReactNode, key: number, page: Page): ReactNode | undefined {
  const { tagName, properties } = element;
  if (tagName === 'a' && hasClass(element, 'rule-mark'))
    return <RuleMark key={key} rule={String(properties.href).slice(1)} />;
  if (tagName === 'aside')
    return page.drawing.example(element, key, (nodes) =>
      toReact(nodes, (inner, within, at) => drawn(inner, within, at, page)),
    );
  if (tagName === 'figure') return page.drawing.figure?.(element, key);
  if (/^h[2-6]$/.test(tagName)) return heading(element, children, key, page);
  if (tagName === 'table')
    return (
      <table
        {...attributes(element)}
        key={key}
        className={`book-table ${hasClass(element, 'stacks') ? 'stacks' : ''}`}
      >
        {children}
      </table>
    );
  return undefined;
}
