import type { FlagId, Selection } from '@ragtag/board-game';
import { partsOf, type Rulebook } from '@ragtag/rulebook';
import { useMemo } from 'react';
import { ExampleBox } from '../board-game/example/example-box';
import { Chapter, type Drawing } from './chapter';
import { Figure, pictureAt } from './pictures';
import { pageOfPart } from './printed-contents';

interface Props {
  readonly book: Rulebook;
  readonly selection: Selection;
}

/** The text of the book, chapter by chapter. */
export function Book({ book, selection }: Props) {
  const inUse = ['pegasus', 'exodus', 'daybreak'].filter((box) => selection[box as FlagId]);
  const drawing = useMemo<Drawing>(
    () => ({
      example: (example, key, draw) => <ExampleBox key={key} example={example} draw={draw} />,
      picture(section) {
        const picture = pictureAt(section, selection);
        return picture && <Figure {...picture} />;
      },
    }),
    [selection],
  );
  return partsOf(book.chapters).map(({ title, chapters }, part) => (
    <div key={title ?? ''} className="book-part" style={{ page: pageOfPart(part) }}>
      {title && <p className="part-title">{title}</p>}
      {chapters.map(({ chapter, number }) => (
        <Chapter
          key={chapter.id}
          number={number}
          chapter={chapter}
          drawing={drawing}
          inUse={inUse}
          print={`${number} ${JSON.stringify(selection)} ${JSON.stringify(chapter)}`}
        />
      ))}
    </div>
  ));
}
