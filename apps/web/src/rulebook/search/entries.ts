import type { Rulebook, Section } from '@ragtag/rulebook';

type Node = Section['body'][number];

/** A paragraph, list item or table row that can be found. */
export interface Entry {
  /** Where to go: the rule or example that it is part of, or else its section. */
  readonly id: string;
  readonly chapter: string;
  readonly section: string;
  readonly text: string;
  /** Whether it is the heading of its section. */
  readonly isHeading: boolean;
}

const whole = new Set<Node['type']>(['paragraph', 'tableRow', 'heading', 'code']);

/** Everything in a book that can be searched, in reading order. */
export function entriesOf({ chapters }: Rulebook): Entry[] {
  return chapters.flatMap((chapter) => entriesIn(chapter, chapter.title));
}

function entriesIn(section: Section, chapter: string): Entry[] {
  const { id, title, body, sections } = section;
  const make = (text: string, at: string, isHeading = false): Entry => ({
    id: at,
    chapter,
    section: title,
    text,
    isHeading,
  });
  const heading = make(title, id, true);
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
