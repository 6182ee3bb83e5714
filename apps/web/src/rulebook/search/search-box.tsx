import { conceptsOf, type Entry, type Finder, finderFor, type Rulebook } from '@ragtag/rulebook';
import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { rulebook as wording } from '../words';
import { highlight } from './highlights';

/** Another book on the shelf, in which the same words are looked for. */
export interface OtherBook {
  readonly title: string;
  readonly href: string;
  load(): Promise<Rulebook>;
}

interface Props {
  readonly book: Rulebook;
  readonly other: OtherBook;
  /** Where found words are marked. */
  readonly text: RefObject<HTMLElement | null>;
  go(id: string): void;
}

/** Finds words in the book as it stands, marks them, and lists where they are. */
export function SearchBox({ book, text, go, other }: Props) {
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const looked = useDeferredValue(query);
  const find = useMemo(() => finderFor(book), [book]);
  const { entries: found, total, words, near } = useMemo(() => find(looked), [find, looked]);
  const elsewhere = useElsewhere(other, looked);
  const input = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another book has other text to mark.
  useEffect(() => {
    if (text.current) highlight(text.current, words);
  }, [words, text, book]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const typing = (event.target as HTMLElement).closest('input, textarea, select');
      if (event.key !== '/' || typing || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);

  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    setOpen(false);
    go(entry.id);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for some browsers.
    <form
      role="search"
      className="search"
      onSubmit={(event) => {
        event.preventDefault();
        choose(found[0]);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          setOpen(false);
          setQuery('');
        }
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <input
        ref={input}
        type="search"
        aria-label={wording.searchTheRules}
        placeholder={wording.searchTheRules}
        value={query}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setQuery(event.target.value);
          setOpen(true);
        }}
      />
      {open && conceptsOf(looked).length > 0 && (
        <div className="search-results">
          <p className="label" role="status">
            {total === 0 ? wording.nothingFound : wording.places(total, near)}
          </p>
          <ul>
            {found.map((entry) => (
              <li key={`${entry.id}/${entry.text}`}>
                <a
                  href={`#${entry.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    choose(entry);
                  }}
                >
                  <Found entry={entry} words={words} />
                </a>
              </li>
            ))}
          </ul>
          {elsewhere && elsewhere.total > 0 && !elsewhere.near && (
            <>
              <p className="label">{wording.inTheOther(other.title, elsewhere.total)}</p>
              <ul>
                {elsewhere.entries.slice(0, mostElsewhere).map((entry) => (
                  <li key={`${entry.id}/${entry.text}`}>
                    <a href={`${other.href}#${entry.id}`}>
                      <Found entry={entry} words={elsewhere.words} />
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </form>
  );
}

/** How many places of the other book are shown. */
const mostElsewhere = 8;

/** What the other book says of it; it is fetched when somebody looks for something. */
function useElsewhere({ load }: OtherBook, query: string): ReturnType<Finder> | null {
  const [find, setFind] = useState<Finder | null>(null);
  const isLooking = conceptsOf(query).length > 0;
  useEffect(() => {
    if (isLooking && !find)
      load().then(
        (book) => setFind(() => finderFor(book)),
        () => undefined,
      );
  }, [isLooking, find, load]);
  return useMemo(() => find?.(query) ?? null, [find, query]);
}

function Found({ entry, words }: { readonly entry: Entry; readonly words: readonly string[] }) {
  return (
    <>
      <small>
        {entry.chapter}
        {entry.section !== entry.chapter && ` › ${entry.section}`}
      </small>
      <span>{snippet(entry.text, words)}</span>
    </>
  );
}

const before = 50;
const length = 150;

/** The part of a text round the first of the words. */
function snippet(text: string, words: readonly string[]): string {
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  const at = places.length > 0 ? Math.min(...places) : 0;
  if (text.length <= length) return text;
  const from = at <= before ? 0 : text.indexOf(' ', at - before) + 1;
  const to = text.lastIndexOf(' ', from + length);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to > from ? to : undefined)}${to < text.length ? ' …' : ''}`;
}
