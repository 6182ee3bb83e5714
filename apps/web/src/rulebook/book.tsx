import type { FlagId, Selection } from '@ragtag/board-game';
import { bookHast, type Rulebook, type Section, withRuleMarks } from '@ragtag/rulebook';
import { memo, type ReactNode } from 'react';
import { ExampleBox } from '../board-game/example/example-box';
import { withChangesMarked } from './changes';
import { attributes, type BookElement, hasClass, toReact } from './hast-to-react';
import { RuleMark } from './rule-mark';

/** The text of the book, chapter by chapter. A chapter that reads the same as before is not drawn again. */
export function Book({ book, selection }: BookProps) {
  const inUse = ['pegasus', 'exodus', 'daybreak'].filter((box) => selection[box as FlagId]);
  return book.chapters.map((chapter, at) => (
    <Chapter
      key={chapter.id}
      number={at + 1}
      chapter={chapter}
      inUse={inUse}
      print={`${at} ${inUse} ${JSON.stringify(chapter)}`}
    />
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
  /** Everything that the chapter is drawn from, to compare by. */
  readonly print: string;
}

const Chapter = memo(
  function Chapter({ number, chapter, inUse }: ChapterProps) {
    const book = { chapters: [chapter], passages: {}, examples: {} };
    const [section] = bookHast(book).map((element) => withChangesMarked(withRuleMarks(element), inUse));
    return toReact([section], (element, children, key) => drawn(element, children, key, number))[0];
  },
  (before, after) => before.print === after.print,
);

function drawn(
  element: BookElement,
  children: ReactNode,
  key: number,
  chapter: number,
): ReactNode | undefined {
  const { tagName, properties } = element;
  if (tagName === 'a' && hasClass(element, 'rule-mark'))
    return <RuleMark key={key} rule={String(properties.href).slice(1)} />;
  if (tagName === 'aside')
    return (
      <ExampleBox
        key={key}
        example={element}
        draw={(nodes) => toReact(nodes, (inner, within, at) => drawn(inner, within, at, chapter))}
      />
    );
  if (tagName === 'h2')
    return (
      <h2 key={key}>
        <span className="chapter-number">{chapter}</span> {children}
      </h2>
    );
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
