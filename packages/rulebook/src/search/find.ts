import type { Rulebook } from '../model.ts';
import { filler } from './aliases.ts';
import { type Entry, type EntryKind, entriesOf } from './entries.ts';
import { indexTerms } from './index-terms.ts';
import { type Concept, conceptsOf, type Way } from './query.ts';
import { spellings } from './spellings.ts';
import { stem, wordsIn } from './stem.ts';

export interface Found {
  /** The best places first. */
  readonly entries: readonly Entry[];
  readonly total: number;
  /** Beginnings of the words to mark in the text. */
  readonly words: readonly string[];
  /** Whether these places only come near what was asked for. */
  readonly near: boolean;
}

export type Finder = (query: string) => Found;

const nothing: Found = { entries: [], total: 0, words: [], near: false };
const mostShown = 40;

/** Looks for words in a book, as often as somebody types. */
export function finderFor(book: Rulebook): Finder {
  let known: Index | undefined;
  return (query) => {
    const asked = conceptsOf(query);
    if (asked.length === 0) return nothing;
    known ??= indexOf(book);
    return search(known, asked, plainWords(query));
  };
}

/** Where a word can stand, and how much it says there about what the place is about. */
const fields = { text: 1, terms: 1, section: 0.45, id: 0.4, chapter: 0.25 } as const;
type Field = keyof typeof fields;
const fieldNames = Object.keys(fields) as Field[];

interface Indexed {
  readonly entry: Entry;
  readonly roots: Readonly<Record<Field, ReadonlySet<string>>>;
  /** Its words in a row, to see whether some stand side by side. */
  readonly row: string;
  readonly weight: number;
}

interface Index {
  readonly all: readonly Indexed[];
  readonly vocabulary: ReadonlySet<string>;
}

/** Rules answer questions; what leads to them, shows them at work or gives advice comes after. */
const weights: Readonly<Record<EntryKind, number>> = { rule: 1, text: 0.8, example: 0.55, heading: 0.7 };
const lesser: Readonly<Record<string, number>> = {
  strategy: 0.6,
  glossary: 0.75,
  opening: 0.6,
  overview: 0.7,
  'play-reference': 0.5,
};

function indexOf(book: Rulebook): Index {
  const all = entriesOf(book).map((entry): Indexed => {
    const { id, text, section, chapter, kind } = entry;
    const own = wordsIn(text).map(stem);
    const rooted = (words: string) => new Set(wordsIn(words).map(stem));
    return {
      entry,
      roots: {
        text: new Set(own),
        terms: rooted(kind === 'rule' ? (indexTerms[id] ?? '') : ''),
        section: rooted(section),
        id: rooted(id),
        chapter: rooted(chapter),
      },
      row: ` ${own.join(' ')} `,
      weight: weights[kind] * (kind === 'rule' ? 1 : (lesser[id.split('/')[0]] ?? 1)) * brevity(own.length),
    };
  });
  const vocabulary = new Set(all.flatMap(({ roots }) => [...roots.text, ...roots.terms, ...roots.id]));
  return { all, vocabulary };
}

/** A short passage that names something is about it; a long one may only mention it. */
const brevity = (words: number) => 1 / (1 + words / 250);

function search({ all, vocabulary }: Index, asked: readonly Concept[], query: readonly string[]): Found {
  const concepts = asked.map((concept) => spelled(concept, vocabulary));
  const rarity = concepts.map(({ ways }) => {
    const having = all.filter((each) => ways.some((way) => likeness(each, way) > 0.4)).length;
    return Math.log(1 + all.length / (1 + having));
  });
  const sought = rarity.reduce((sum, each) => sum + each, 0);
  const scored = all.flatMap((each) => {
    let found = 0;
    let score = 0;
    concepts.forEach(({ ways }, i) => {
      const best = Math.max(...ways.map((way) => way.weight * likeness(each, way)));
      if (best > 0) found += rarity[i];
      score += rarity[i] * best;
    });
    if (found === 0) return [];
    const share = found / sought;
    const isName = each.entry.kind === 'heading' && names(each.entry.text, query);
    const value = score * share * share * each.weight * (isName ? 3 : 1) * sideBySide(each, concepts);
    return [{ entry: each.entry, value, share }];
  });
  scored.sort((a, b) => b.value - a.value);
  const best = withoutRepeats(scored.map(({ entry }) => entry));
  const near = !scored.some(({ share }) => share > 0.99) || concepts.some(({ guessed }) => guessed);
  const shown = best.slice(0, mostShown);
  return { entries: shown, total: best.length, words: marked(concepts), near };
}

const plainWords = (text: string) => wordsIn(text).filter((word) => !filler.has(word));

/** Whether somebody has typed the name of a section, or nearly all of it. */
function names(title: string, query: readonly string[]): boolean {
  const words = plainWords(title);
  return query.every((word) => words.includes(word)) && query.length * 3 >= words.length * 2;
}

interface Spelled {
  readonly ways: readonly Way[];
  readonly guessed: boolean;
}

/** A word that the book does not have: as the beginning of one that it has, or with a slip of the finger. */
function spelled({ ways, typed }: Concept, vocabulary: ReadonlySet<string>): Spelled {
  if (typed === undefined || ways.some(({ roots }) => roots.every((root) => vocabulary.has(root))))
    return { ways, guessed: false };
  const begun = [...vocabulary].filter((word) => word.startsWith(typed));
  if (typed.length > 1 && begun.length > 0) return { ways: oneOf(begun, 0.9), guessed: false };
  return { ways: [...ways, ...oneOf(spellings(typed, vocabulary), 0.7)], guessed: true };
}

const oneOf = (words: readonly string[], weight: number): Way[] =>
  words.map((word) => ({ roots: [word], weight }));

/** How much of a way to say something a place has, and how prominently. */
function likeness({ roots: has }: Indexed, { roots }: Way): number {
  let sum = 0;
  for (const root of roots) {
    let best = 0;
    let all = 0;
    for (const field of fieldNames) {
      if (!has[field].has(root)) continue;
      best = Math.max(best, fields[field]);
      all += fields[field];
    }
    if (best === 0) return 0;
    sum += best + 0.35 * (all - best);
  }
  return sum / roots.length;
}

/** Words that were asked for side by side, and stand side by side. */
function sideBySide({ row }: Indexed, concepts: readonly Spelled[]): number {
  let bonus = 1;
  for (let i = 1; i < concepts.length; i++) {
    const [before, after] = [concepts[i - 1].ways[0], concepts[i].ways[0]];
    if (row.includes(` ${before.roots.join(' ')} ${after.roots.join(' ')} `)) bonus += 0.15;
  }
  return bonus;
}

/** A place of several paragraphs is listed with its best only. */
function withoutRepeats(entries: readonly Entry[]): Entry[] {
  const known = new Set<string>();
  return entries.filter(({ id, kind }) => {
    const name = kind === 'rule' ? id : `${id} ${kind}`;
    return !known.has(name) && known.add(name);
  });
}

const marked = (concepts: readonly Spelled[]): string[] => [
  ...new Set(
    concepts.flatMap(({ ways }) => ways.flatMap(({ roots }) => roots)).filter((root) => root.length > 2),
  ),
];
