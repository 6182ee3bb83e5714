export { type Aid, type AidPart, aidsFor } from './aids/aids.ts';
export { type AidOptions, aidHast, aidsDocument } from './aids/document.ts';
export { fitSheets, type Sheet } from './aids/fit.ts';
export { aidStyle, type Paper, pageStyle, papers, sideHeight, sideWidth } from './aids/style.ts';
export { type Alternatives, alternatives } from './checks/alternatives.ts';
export { check } from './checks/check.ts';
export { compile } from './compiler/compile.ts';
export { printBook } from './compiler/print.ts';
export { ContentError, type Problem } from './compiler/problems.ts';
export { allSections, walk } from './compiler/walk.ts';
export { conditionWords } from './condition-words.ts';
export type {
  ContentFile,
  Example,
  Mark,
  Passage,
  PassageNode,
  PassageTextNode,
  Rulebook,
  Section,
  Source,
} from './model.ts';
export { type Part, partsOf } from './parts.ts';
export type { Component } from './reference/component.ts';
export { type Reference, referencePages } from './reference/pages.ts';
export { audienceWords, type Furnishing, type Illustrate } from './render/document.ts';
export { bookHast, nodesHast } from './render/html.ts';
export { withRuleMarks } from './render/rule-marks.ts';
export { nodeOf, ruleText } from './rule-text.ts';
export { type Audience, forOptions, rulebook, toHtml, toHtmlDocument, toMarkdown } from './rulebook.ts';
export type { Entry } from './search/entries.ts';
export { type Finder, type Found, finderFor } from './search/find.ts';
export { conceptsOf } from './search/query.ts';
