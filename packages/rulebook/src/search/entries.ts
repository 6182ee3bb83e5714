import type { RootContent } from '../markdown-tree.ts';
import type { Rulebook, Section } from '../model.ts';
import { childrenOf, markOf } from '../tree.ts';

/** What a place in the book is: rules answer, the rest leads to them. */
export type EntryKind = 'rule' | 'text' | 'example' | 'heading';

/** A paragraph, list item or table row that can be found. */
export interface Entry {
  /** Where to go: the rule or example that it is part of, or else its section. */
  readonly id: string;
  readonly chapter: string;
  readonly section: string;
  readonly text: string;
  readonly kind: EntryKind;
}

const whole = new Set<RootContent['type']>(['paragraph', 'tableRow', 'heading', 'code']);

/** Everything in a book that can be searched, in reading order. */
export function entriesOf({ chapters }: Rulebook): Entry[] {
  return chapters.flatMap((chapter) => entriesIn(chapter, chapter.title));
}

function entriesIn({ id, title, body, sections }: Section, chapter: string): Entry[] {
  const make = ({ text, at, kind }: Block): Entry => ({ id: at, chapter, section: title, text, kind });
  const heading = make({ text: title, at: id, kind: 'heading' });
  const own = body.flatMap((node) => blocksIn(node, { at: id, kind: 'text' }).map(make));
  return [heading, ...own, ...sections.flatMap((inner) => entriesIn(inner, chapter))];
}

interface Around {
  readonly at: string;
  readonly kind: EntryKind;
}

interface Block extends Around {
  readonly text: string;
}

function blocksIn(node: RootContent, around: Around): Block[] {
  const here = within(node, around);
  if (node.type === 'table')
    return childrenOf(node)
      .slice(1)
      .flatMap((row) => blocksIn(row, here));
  if (whole.has(node.type)) return sentencesOf(node, here);
  return childrenOf(node).flatMap((child) => blocksIn(child, here));
}

function within(node: RootContent, around: Around): Around {
  const mark = markOf(node);
  if (mark?.rule) return { at: mark.rule, kind: 'rule' };
  return mark?.example ? { at: mark.example, kind: 'example' } : around;
}

/** A paragraph of several rules is found rule by rule. */
function sentencesOf(node: RootContent, around: Around): Block[] {
  const parts = node.type === 'paragraph' ? childrenOf(node) : [node];
  const blocks: Block[] = [];
  let loose = '';
  for (const part of parts) {
    if (markOf(part)?.rule) blocks.push({ text: textOf(part).trim(), ...within(part, around) });
    else loose += textOf(part);
  }
  return loose.trim() === '' ? blocks : [{ text: loose.trim(), ...around }, ...blocks];
}

function textOf(node: RootContent): string {
  if ('value' in node) return node.value;
  const between = node.type === 'tableRow' ? ' · ' : '';
  return childrenOf(node).map(textOf).join(between);
}
