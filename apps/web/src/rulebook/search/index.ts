import type { Rulebook, Section } from '@ragtag/rulebook';

type Node = Section['body'][number];

/** A paragraph, list item or table row that can be found. */
export interface Entry {
  /** Where to go: the rule or example that it is part of, or else its section. */
  readonly id: string;
  readonly chapter: string;
  readonly section: string;
  readonly text: string;
  /** Text and headings in lower case. */
  readonly haystack: string;
}

export interface Found {
  readonly entries: readonly Entry[];
  readonly total: number;
}

const whole = new Set<Node['type']>(['paragraph', 'tableRow', 'heading', 'code']);
const mostShown = 40;

/** Everything in a book that can be searched, in reading order. */
export function entriesOf({ chapters }: Rulebook): Entry[] {
  return chapters.flatMap((chapter) => entriesIn(chapter, chapter.title));
}

function entriesIn(section: Section, chapter: string): Entry[] {
  const { id, title, body, sections } = section;
  const make = (text: string, at: string): Entry => ({
    id: at,
    chapter,
    section: title,
    text,
    haystack: `${text} ${title} ${chapter} ${at}`.toLowerCase(),
  });
  const heading = make(title, id);
  const own = body.flatMap((node) => blocksIn(node, id).map(({ text, at }) => make(text, at)));
  return [heading, ...own, ...sections.flatMap((inner) => entriesIn(inner, chapter))];
}

interface Block {
  readonly text: string;
  readonly at: string;
}

function blocksIn(node: Node, around: string): Block[] {
  const mark = node.data?.mark;
  const at = mark?.rule ?? mark?.example ?? around;
  if (whole.has(node.type)) return sentencesOf(node, at);
  return childrenOf(node).flatMap((child) => blocksIn(child, at));
}

/** A paragraph of several rules is found rule by rule. */
function sentencesOf(node: Node, at: string): Block[] {
  const parts = node.type === 'paragraph' ? childrenOf(node) : [node];
  const blocks: Block[] = [];
  let loose = '';
  for (const part of parts) {
    const rule = part.data?.mark?.rule;
    if (rule) blocks.push({ text: textOf(part).trim(), at: rule });
    else loose += textOf(part);
  }
  return loose.trim() === '' ? blocks : [{ text: loose.trim(), at }, ...blocks];
}

const childrenOf = (node: Node): readonly Node[] => ('children' in node ? node.children : []);

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  const between = node.type === 'tableRow' ? ' · ' : '';
  return childrenOf(node).map(textOf).join(between);
}

/** The words of a query that are worth looking for. */
export const wordsOf = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1);

/** Entries that have every word; those that have them in their own text first. */
export function find(entries: readonly Entry[], query: string): Found {
  const words = wordsOf(query);
  if (words.length === 0) return { entries: [], total: 0 };
  const hits = entries.filter(({ haystack }) => words.every((word) => haystack.includes(word)));
  const inText = ({ text }: Entry) => words.every((word) => text.toLowerCase().includes(word));
  const sorted = [...hits.filter(inText), ...hits.filter((hit) => !inText(hit))];
  return { entries: sorted.slice(0, mostShown), total: hits.length };
}
