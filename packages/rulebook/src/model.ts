import type { BlockContent, Data, Node, PhrasingContent, RootContent } from './markdown-tree.ts';

/** The boxes that bring a passage into the book; `variant` if no box does but an option of its own. */
export type Source = 'pegasus' | 'exodus' | 'daybreak' | 'variant';

/** What the compiler notes on a node that can be shown or hidden, linked to, or highlighted. */
export interface Mark {
  /** Id of the catalogue rule that the node states. */
  readonly rule?: string;
  /** Id of the worked example that the node tells, `E-07`. */
  readonly example?: string;
  /** Title of the worked example. */
  readonly title?: string;
  /** Rules that a worked example shows at work. */
  readonly shows?: readonly string[];
  /** Condition over the options, on top of those of the nodes and sections around. */
  readonly when?: string;
  readonly changedBy?: readonly Source[];
}

/** A block of the book under one mark. */
export interface PassageNode extends Node {
  type: 'passage';
  children: BlockContent[];
  data: PassageData;
}

/** A run of text under one mark, inside a paragraph. */
export interface PassageTextNode extends Node {
  type: 'passageText';
  children: PhrasingContent[];
  data: PassageData;
}

export interface PassageData extends Data {
  mark: Mark;
}

declare module 'mdast' {
  interface Data {
    mark?: Mark;
  }
  interface BlockContentMap {
    passage: PassageNode;
  }
  interface PhrasingContentMap {
    passageText: PassageTextNode;
  }
  interface RootContentMap {
    passage: PassageNode;
    passageText: PassageTextNode;
  }
}

export interface Section {
  /** `skill-checks` for a chapter, `skill-checks/contributions` for a section of it. */
  readonly id: string;
  readonly title: string;
  /** The part of the book that a chapter belongs to, such as "Set up". */
  readonly part?: string;
  readonly when?: string;
  readonly changedBy?: readonly Source[];
  /** What stands before the first subsection. */
  readonly body: readonly RootContent[];
  readonly sections: readonly Section[];
}

/** Where a rule stands in the book, and for which options. */
export interface Passage {
  readonly id: string;
  readonly topic: string;
  readonly when: string;
  readonly changedBy: readonly Source[];
  readonly section: string;
  /** Ids of the rules, sections and examples that it links to. */
  readonly links: readonly string[];
  /** Ids of the cards that it speaks of. */
  readonly cards?: readonly string[];
}

export interface Example {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly shows: readonly string[];
}

export interface Rulebook {
  readonly chapters: readonly Section[];
  readonly passages: Readonly<Record<string, Passage>>;
  readonly examples: Readonly<Record<string, Example>>;
}

/** One Markdown file of the content. */
export interface ContentFile {
  readonly path: string;
  readonly text: string;
}
