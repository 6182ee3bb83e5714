import type { FlagId, Selection } from '@ragtag/board-game';
import { bookHast, partsOf, type Rulebook, type Section, withRuleMarks } from '@ragtag/rulebook';
import { createElement, Fragment, memo, type ReactNode } from 'react';
import { ExampleBox } from '../board-game/example/example-box';
import { withChangesMarked } from './changes';
import { attributes, type BookElement, hasClass, toReact } from './hast-to-react';
import { Figure, pictureAt } from './pictures';
import { RuleMark } from './rule-mark';

/** The text of the book, chapter by chapter. A chapter that reads the same as before is not drawn again. */
export function Book({ book, selection }: BookProps) {
  const inUse = ['pegasus', 'exodus', 'daybreak'].filter((box) => selection[box as FlagId]);
  return partsOf(book.chapters).map(({ title, chapters }) => (
    <Fragment key={title ?? ''}>
      {title && <p className="part-title">{title}</p>}
      {chapters.map(({ chapter, number }) => (
        <Chapter
          key={chapter.id}
          number={number}
          chapter={chapter}
          inUse={inUse}
          selection={selection}
          print={`${number} ${JSON.stringify(selection)} ${JSON.stringify(chapter)}`}
        />
      ))}
    </Fragment>
  ));
}

interface BookProps {
  readonly book: Rulebook;
  readonly selection: Selection;
}

interface ChapterProps {
  readonly number: number;
  readonly chapter: Section;
  readonly inUse: readonly string[];
  readonly selection: Selection;
  /** Everything that the chapter is drawn from, to compare by. */
  readonly print: string;
}

const Chapter = memo(
  function Chapter({ number, chapter, inUse, selection }: ChapterProps) {
    const book = { chapters: [chapter], passages: {}, examples: {} };
    const [section] = bookHast(book).map((element) =>
      withHeadingsNamed(withChangesMarked(withRuleMarks(element), inUse)),
    );
    const page = { number, selection };
    return toReact([section], (element, children, key) => drawn(element, children, key, page))[0];
  },
  (before, after) => before.print === after.print,
);

interface Page {
  readonly number: number;
  readonly selection: Selection;
}

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
  { number, selection }: Page,
): ReactNode {
  const { tagName: Tag, properties } = element;
  const picture = pictureAt(String(properties.dataSection), selection);
  return (
    <Fragment key={key}>
      {createElement(
        Tag,
        null,
        Tag === 'h2' && <span className="chapter-number">{number}</span>,
        Tag === 'h2' && ' ',
        children,
      )}
      {picture && <Figure {...picture} />}
    </Fragment>
  );
}

function drawn(element: BookElement, children: ReactNode, key: number, page: Page): ReactNode | undefined {
  const { tagName, properties } = element;
  if (tagName === 'a' && hasClass(element, 'rule-mark'))
    return <RuleMark key={key} rule={String(properties.href).slice(1)} />;
  if (tagName === 'aside')
    return (
      <ExampleBox
        key={key}
        example={element}
        draw={(nodes) => toReact(nodes, (inner, within, at) => drawn(inner, within, at, page))}
      />
    );
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
