import { cards } from '../cards/tables';
import { type CardType, cardTypes, type Kind } from '../terms';
import { meantBy, nearestTo, plainName } from './card-names';
import { type Deck, mostOfOne, noBase } from './deck';

/** Deck lists as text: forgiving on the way in, tidy on the way out. */

/** A line that could not be read. */
export interface LineProblem {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly problem: 'unknown-card' | 'ambiguous' | 'no-number' | 'too-many' | 'too-long';
  /** What could have been meant. */
  readonly near: readonly Kind[];
}

export interface ReadDeck {
  /** Of all that could be read. */
  readonly deck: Deck;
  readonly problems: readonly LineProblem[];
}

interface Entry {
  readonly n: number;
  readonly name: string;
}

/** What a list can be at most: anybody may paste anything. */
const mostLines = 500;
const longestLine = 200;
/** For so many lines that could not be read it is told what is near. */
const mostHints = 20;

/** Not part of the list: `# ...` behind a card, `// ...` and `; ...` anywhere. */
const comment = /(?:^|\s)(?:#|\/\/|;).*$/;
const heading = /^#+\s*(.*)$/;
const labelled = /^(name|deck|base)\s*[:=]\s*(.+)$/i;
const before = /^(?:(\d+)\s*[x×*]?|[x×*]\s*(\d+))\s+(.+)$/i;
const tightBefore = /^(\d+)[x×*](\S.*)$/i;
const after = /^(.+?)[\s,;:]+(?:[x×*]\s*(\d+)|\(?\s*(\d+)\s*[x×*]?\s*\)?)$/i;
const inBrackets = /^(.+?)\s*[([]\s*[x×*]?\s*(\d+)\s*[x×*]?\s*[)\]]$/i;
const code = /\b(bsg\d[a-z]{0,2}-\d+)\b/i;

const sectionWords: ReadonlySet<string> = new Set([
  ...cardTypes,
  'bases',
  'ships',
  'events',
  'missions',
  'units',
  'deck',
  'main deck',
  'cards',
  'personnel cards',
  'crew',
  'main',
  'total',
]);

/** `Personnel (20)`, `== Ships ==`, `Events: 12`. */
function isSection(line: string): boolean {
  return sectionWords.has(plainName(line.replaceAll(/[([]?\b\d+\b[)\]]?/g, '')));
}

/** All ways to read a line, the likeliest first: names may begin or end in a number. */
function readings(line: string): Entry[] {
  const found: Entry[] = [];
  const number = (text: string | undefined, name: string | undefined) => {
    if (text !== undefined && name !== undefined) found.push({ n: Number(text), name });
  };
  const [, first, second, name] = before.exec(line) ?? [];
  number(first ?? second, name);
  const [, tight, tightName] = tightBefore.exec(line) ?? [];
  number(tight, tightName);
  found.push({ n: 1, name: line });
  const [, bracketName, bracketed] = inBrackets.exec(line) ?? [];
  number(bracketed, bracketName);
  const [, lastName, times, plain] = after.exec(line) ?? [];
  number(times ?? plain, lastName);
  return found;
}

interface Read {
  readonly n: number;
  readonly kinds: readonly Kind[];
  readonly name: string;
}

/** The card that a line names; a printed code counts more than the name beside it. */
function readLine(line: string): Read {
  const all = readings(line);
  let ambiguous: Read | undefined;
  for (const { n, name } of all) {
    const kinds = meantBy(name);
    if (kinds.length === 1) return { n, kinds, name };
    if (kinds.length > 1) ambiguous ??= { n, kinds, name };
  }
  for (const { n, name } of all) {
    const [, printed] = code.exec(name) ?? [];
    const kinds = printed === undefined ? [] : meantBy(printed);
    if (kinds.length === 1) return { n, kinds, name };
  }
  return ambiguous ?? { n: all[0].n, kinds: [], name: all[0].name };
}

function problemOf(meant: number, n: number): LineProblem['problem'] | undefined {
  if (meant === 0) return 'unknown-card';
  if (meant > 1) return 'ambiguous';
  if (n < 1) return 'no-number';
  return n > mostOfOne ? 'too-many' : undefined;
}

/** Reads a list that somebody wrote: numbers before or behind, codes, parts of names, headings, comments. */
export function readDeckText(text: string): ReadDeck {
  let name = '';
  let base = noBase;
  const counts = new Map<Kind, number>();
  const problems: LineProblem[] = [];
  const add = (kind: Kind, n: number) => counts.set(kind, (counts.get(kind) ?? 0) + n);
  const take = ({ n, kinds, name: written }: Read, line: number, asBase: boolean): void => {
    const bases = kinds.filter((kind) => cards[kind].type === 'base');
    const meant = asBase && bases.length === 1 ? bases : kinds;
    const problem = problemOf(meant.length, n);
    if (problem !== undefined) {
      const isUnknown = problem === 'unknown-card' && problems.length < mostHints;
      const near = meant.length > 1 ? meant : isUnknown ? nearestTo(written) : [];
      problems.push({ line, text: written, problem, near });
      return;
    }
    const [kind] = meant;
    if (cards[kind].type !== 'base') return void add(kind, n);
    // rule: ccg.deckbuilding.base — one is the base, any other is told of as a card
    const rest = base === noBase ? n - 1 : n;
    if (base === noBase) base = kind;
    if (rest > 0) add(kind, rest);
  };
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [i, raw] of lines.entries()) {
    if (i >= mostLines || raw.length > longestLine) {
      problems.push({ line: i + 1, text: raw.slice(0, 30), problem: 'too-long', near: [] });
      if (i >= mostLines) break;
      continue;
    }
    const [, title] = heading.exec(raw.trim()) ?? [];
    if (title !== undefined) {
      if (name === '' && !isSection(title)) name = title.trim();
      continue;
    }
    const line = raw
      .replace(comment, '')
      .replace(/^[\s*•·–—-]+/, '')
      .trim();
    if (line === '') continue;
    const [, label, value] = labelled.exec(line) ?? [];
    if (label === undefined) {
      if (!isSection(line) || meantBy(line).length === 1) take(readLine(line), i + 1, false);
    } else if (label.toLowerCase() === 'base') take(readLine(value), i + 1, true);
    else name = value.trim();
  }
  return { deck: { name: name === '' ? 'Deck' : name, base, cards: [...counts] }, problems };
}

const sections: readonly (readonly [CardType, string])[] = [
  ['personnel', 'Personnel'],
  ['ship', 'Ships'],
  ['mission', 'Missions'],
  ['event', 'Events'],
  ['base', 'Bases'],
];

/** A tidy list, by type and name, that `readDeckText` reads back as the same deck. */
export function writeDeckText({ name, base, cards: list }: Deck): string {
  const lines = [`# ${name}`, ...(cards[base] ? [`Base: ${cards[base].name}`] : [])];
  for (const [type, title] of sections) {
    const here = list
      .filter(([kind]) => cards[kind]?.type === type)
      .map(([kind, n]) => ({ name: cards[kind].name, n }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    if (here.length === 0) continue;
    const total = here.reduce((sum, { n }) => sum + n, 0);
    lines.push('', `${title} (${total})`, ...here.map((each) => `${each.n} ${each.name}`));
  }
  return `${lines.join('\n')}\n`;
}
