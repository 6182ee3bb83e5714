import { partsOf, type Rulebook } from '@ragtag/rulebook';
import { rulebook as words } from './words';

/** The pages of a part, by the name that a style gives them. */
export const pageOfPart = (part: number): string => `part-${part}`;

/**
 * The table of contents on paper, where there is none beside the text. No browser tells on which page a section comes to
 * lie, so the entries name sections by the numbers that their headings bear, and every page says which chapters are near.
 */
export function PrintedContents({ book }: { readonly book: Rulebook }) {
  const parts = partsOf(book.chapters);
  return (
    <>
      {parts.length > 1 && <style>{parts.map(runningHead).join('\n')}</style>}
      <div className="printed-contents" aria-hidden="true">
        <p className="part-title">{words.contents}</p>
        {parts.map(({ title, chapters }) => (
          <div key={chapters[0].number} className="printed-part">
            {title && <p className="printed-part-title">{title}</p>}
            {chapters.map(({ chapter, number }) => (
              <div key={chapter.id} className="printed-chapter">
                <p>
                  <span>{number}</span> <a href={`#${chapter.id}`}>{chapter.title}</a>
                </p>
                {chapter.sections.map((section, at) => (
                  <p key={section.id} className="printed-section">
                    <span>{`${number}.${at + 1}`}</span> <a href={`#${section.id}`}>{section.title}</a>
                  </p>
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

/** What stands at the head of the pages of a part: its name and its chapters. */
function runningHead({ title, chapters }: ReturnType<typeof partsOf>[number], part: number): string {
  const [{ number: first }] = chapters;
  const text = title ? `${title} · ${words.chapters(first, chapters.at(-1)?.number ?? first)}` : '';
  return `@page ${pageOfPart(part)} { @top-right { content: ${JSON.stringify(text)}; } }`;
}
