import type { RootContent } from '../markdown-tree.ts';
import type { Mark, Section } from '../model.ts';
import { childrenOf, markOf } from '../tree.ts';

export interface Place {
  readonly section: Section;
  /** Conditions of the sections and nodes around, and of the node itself. */
  readonly conditions: readonly string[];
}

export interface Visitor {
  section?(place: Place): void;
  /** Called for every node; `mark` only where the node carries one. */
  node?(node: RootContent, mark: Mark | undefined, place: Place): void;
}

/** Goes through sections and their nodes in reading order, keeping track of the conditions around. */
export function walk(sections: readonly Section[], visitor: Visitor, around: readonly string[] = []): void {
  for (const section of sections) {
    const conditions = section.when ? [...around, section.when] : around;
    const place = { section, conditions };
    visitor.section?.(place);
    for (const node of section.body) walkNode(node, place, visitor);
    walk(section.sections, visitor, conditions);
  }
}

function walkNode(node: RootContent, around: Place, visitor: Visitor): void {
  const mark = markOf(node);
  const place = mark?.when ? { ...around, conditions: [...around.conditions, mark.when] } : around;
  visitor.node?.(node, mark, place);
  for (const child of childrenOf(node)) walkNode(child, place, visitor);
}

/** All sections of a book, nested ones after the one they belong to. */
export const allSections = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => [section, ...allSections(section.sections)]);
