export { type Alternatives, alternatives } from './checks/alternatives.ts';
export { check } from './checks/check.ts';
export { compile } from './compiler/compile.ts';
export { printBook } from './compiler/print.ts';
export { ContentError, type Problem } from './compiler/problems.ts';
export { allSections, walk } from './compiler/walk.ts';
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
export { bookHast, nodesHast } from './render/html.ts';
export { nodeOf, ruleText } from './rule-text.ts';
export { type Audience, forOptions, rulebook, toHtml, toMarkdown } from './rulebook.ts';
