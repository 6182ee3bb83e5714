import { partsOf, type Rulebook } from '@ragtag/rulebook';
import { rulebook as words } from './words';

/** The table of contents on paper, where there is none beside the text. */
export function PrintedContents({ book }: { readonly book: Rulebook }) {
  return (
    <div className="printed-contents" aria-hidden="true">
      <p className="part-title">{words.contents}</p>
      {partsOf(book.chapters).map(({ title, chapters }) => (
        <div key={chapters[0].number} className="printed-part">
          {title && <p className="printed-part-title">{title}</p>}
          {chapters.map(({ chapter, number }) => (
            <p key={chapter.id}>
              <span>{number}</span> {chapter.title}
              {chapter.sections.length > 0 && (
                <small> {chapter.sections.map((section) => section.title).join(' · ')}</small>
              )}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
