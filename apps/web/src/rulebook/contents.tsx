import { partsOf, type Rulebook, type Section } from '@ragtag/rulebook';
import { Fragment, useEffect, useRef, useState } from 'react';
import { rulebook as words } from './words';

interface Props {
  readonly book: Rulebook;
  readonly here: string;
  go(id: string): void;
}

/** The table of contents; the chapter being read shows its sections. */
export function Contents({ book, here, go }: Props) {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is being read has moved.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    const box = list.current?.parentElement;
    if (!current || !box || box.clientHeight === 0) return;
    const { top, bottom } = current.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    if (top < frame.top + 40 || bottom > frame.bottom - 40) {
      box.scrollTop += top - frame.top - frame.height / 2;
    }
  }, [here]);
  return (
    <nav ref={list} className="contents" aria-label={words.contents}>
      {partsOf(book.chapters).map(({ title, chapters }) => (
        <Fragment key={chapters[0].number}>
          {title && <h2 className="contents-part">{title}</h2>}
          <ol>
            {chapters.map(({ chapter, number }) => {
              const inside = here === chapter.id || here.startsWith(`${chapter.id}/`);
              return (
                <li key={chapter.id} className={inside ? 'inside' : ''}>
                  <Entry section={chapter} number={number} here={here} go={go} />
                  {inside && chapter.sections.length > 0 && (
                    <ol>
                      {chapter.sections.map((section) => (
                        <li key={section.id}>
                          <Entry section={section} here={here} go={go} />
                        </li>
                      ))}
                    </ol>
                  )}
                </li>
              );
            })}
          </ol>
        </Fragment>
      ))}
    </nav>
  );
}

interface EntryProps extends Omit<Props, 'book'> {
  readonly section: Section;
  readonly number?: number;
}

function Entry({ section: { id, title, changedBy }, number, here, go }: EntryProps) {
  return (
    <a
      href={`#${id}`}
      aria-current={here === id ? 'location' : undefined}
      data-brought-by={changedBy?.join(' ') || undefined}
      onClick={(event) => {
        event.preventDefault();
        go(id);
      }}
    >
      {number !== undefined && <span className="contents-number">{number}</span>}
      <span>{title}</span>
    </a>
  );
}

/** The section at the top of the screen. */
export function useReading(book: Rulebook): string {
  const [here, setHere] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another book has other sections.
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const sections = document.querySelectorAll<HTMLElement>('.book > section, .book > section > section');
      let id = sections[0]?.id ?? '';
      for (const section of sections) {
        if (section.getBoundingClientRect().top > 140) break;
        id = section.id;
      }
      setHere(id);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    return () => {
      removeEventListener('scroll', soon);
      cancelAnimationFrame(frame);
    };
  }, [book]);
  return here;
}
