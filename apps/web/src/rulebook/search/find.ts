import type { Rulebook } from '@ragtag/rulebook';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { type Entry, entriesOf } from './entries';

export interface Found {
  /** The best places first. */
  readonly entries: readonly Entry[];
  readonly total: number;
  /** What to mark in the text. */
  readonly words: readonly string[];
  /** Whether these places only come near what was asked for. */
  readonly near: boolean;
}

export type Finder = (query: string) => Found;

const nothing: Found = { entries: [], total: 0, words: [], near: false };
const mostShown = 40;
const mostNear = 12;

/** Words of questions, which stand everywhere. */
const filling = new Set(
  'a an and are at be can do does for from has have how i if in is it may me my of on or the to what when where which who with you'.split(
    ' ',
  ),
);

/** The words of a query that are worth looking for. */
export const wordsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word.length > 1 && !filling.has(word));

/** Every word as it was typed, or begun. Failing that, with a slip in long ones. Failing that, some of the words. */
const attempts: readonly SearchOptions[] = [
  { combineWith: 'AND' },
  { combineWith: 'AND', fuzzy: (word) => (word.length > 4 ? 0.25 : false) },
  { combineWith: 'OR', fuzzy: (word) => (word.length > 4 ? 0.25 : false) },
];

/** Looks for words in a book, as often as somebody types. */
export function finderFor(book: Rulebook): Finder {
  let known: Index | undefined;
  return (query) => {
    const words = wordsOf(query);
    if (words.length === 0) return nothing;
    known ??= indexOf(entriesOf(book));
    const { entries, index } = known;
    for (const [i, attempt] of attempts.entries()) {
      const hits = index.search(words.join(' '), attempt);
      if (hits.length === 0) continue;
      const near = i > 0;
      const shown = hits.slice(0, near ? mostNear : mostShown);
      return {
        entries: shown.map(({ id }) => entries[id]),
        total: near ? shown.length : hits.length,
        words: near ? [...new Set(shown.flatMap(({ terms }) => terms))] : words,
        near,
      };
    }
    return nothing;
  };
}

type Indexed = Entry & { readonly at: number };

interface Index {
  readonly entries: readonly Entry[];
  readonly index: MiniSearch<Indexed>;
}

function indexOf(entries: readonly Entry[]): Index {
  const index = new MiniSearch<Indexed>({
    idField: 'at',
    fields: ['text', 'section', 'chapter', 'id'],
    searchOptions: {
      prefix: true,
      boost: { text: 4, section: 2 },
      boostDocument: (at) => (entries[at].isHeading ? 2 : 1),
    },
  });
  index.addAll(entries.map((entry, at) => ({ ...entry, at })));
  return { entries, index };
}
