import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString as plainText } from 'mdast-util-to-string';
import type { Node, Parent, RootContent } from '../markdown-tree.ts';
import type { Mark } from '../model.ts';
import type { Reporter } from './problems.ts';

type Directive = ContainerDirective | LeafDirective | TextDirective;

/** Which attributes each directive takes; a name that is not here is refused. */
const attributesOf: Record<Directive['type'], Record<string, readonly string[]>> = {
  containerDirective: { rule: ['when'], if: ['when'], example: ['when', 'rules'] },
  textDirective: { rule: ['id', 'when'], if: ['when'] },
  leafDirective: { section: ['when'], card: ['id'] },
};

/** Turns the directives of a tree into passages: nodes with a mark. Leaves `::section` in place. */
export function markPassages(parent: Parent, reporter: Reporter): void {
  parent.children = parent.children.map((child) => {
    const node = isDirective(child) ? passageFrom(child, reporter) : child;
    if ('children' in node) markPassages(node as Parent, reporter);
    return 'children' in node ? hoist(node) : node;
  });
}

export const isDirective = (node: Node): node is Directive =>
  node.type === 'containerDirective' || node.type === 'leafDirective' || node.type === 'textDirective';

function passageFrom(directive: Directive, reporter: Reporter): RootContent {
  const allowed = attributesOf[directive.type][directive.name];
  if (allowed === undefined) {
    reporter.report(directive, `Unknown directive "${directive.name}"`);
    return directive;
  }
  for (const name of Object.keys(directive.attributes ?? {})) {
    if (!allowed.includes(name)) reporter.report(directive, `"${directive.name}" takes no "${name}"`);
  }
  if (directive.type === 'leafDirective') return directive.name === 'card' ? figureOf(directive) : directive;
  if (directive.type === 'textDirective') {
    const { position, children } = directive;
    return { type: 'passageText', position, children, data: { mark: textMark(directive, reporter) } };
  }
  const label = labelOf(directive);
  const children = label === undefined ? directive.children : directive.children.slice(1);
  const mark = blockMark(directive, label ?? '', reporter);
  return { type: 'passage', position: directive.position, children, data: { mark } };
}

/** A card to be drawn; where nothing can be drawn, its name. */
function figureOf({ position, children, attributes }: LeafDirective): RootContent {
  const hProperties = { className: ['card-figure'], dataCard: attributes?.id ?? '' };
  return { type: 'paragraph', position, children, data: { hName: 'figure', hProperties } };
}

function textMark(directive: TextDirective, reporter: Reporter): Mark {
  const { id, when } = directive.attributes ?? {};
  if (directive.name === 'rule' && !id)
    reporter.report(directive, 'A rule in a sentence needs its id: {id=...}');
  if (directive.name === 'if' && !when) reporter.report(directive, '"if" needs a condition: {when="..."}');
  return { ...(id && { rule: id }), ...(when && { when }) };
}

function blockMark(directive: ContainerDirective, label: string, reporter: Reporter): Mark {
  const { when, rules } = directive.attributes ?? {};
  const condition = when ? { when } : {};
  if (directive.name === 'if') {
    if (!when) reporter.report(directive, '"if" needs a condition: {when="..."}');
    return condition;
  }
  if (directive.name === 'rule') {
    if (!label) reporter.report(directive, 'A rule needs its id: :::rule[id]');
    return { rule: label, ...condition };
  }
  const [, example, title] = /^([EX]-\d+) (.+)$/.exec(label) ?? [];
  if (!example || !title)
    reporter.report(directive, 'An example needs its id and title: :::example[E-07 Title]');
  return { example: example ?? '', title: title ?? '', shows: rules?.split(' ') ?? [], ...condition };
}

function labelOf(directive: ContainerDirective): string | undefined {
  const [first] = directive.children;
  return first?.type === 'paragraph' && first.data?.directiveLabel ? plainText(first) : undefined;
}

/**
 * A mark on the whole text of a paragraph, a list item or the first cell of a table row marks the paragraph,
 * the item or the row.
 */
function hoist(node: RootContent): RootContent {
  if (node.type === 'paragraph') {
    const only = onlyPassageText(node);
    if (!only) return node;
    const paragraph = { ...node, children: only.children };
    return {
      type: 'passage',
      position: node.position,
      children: [paragraph],
      data: { mark: only.data.mark },
    };
  }
  if (node.type === 'listItem') {
    const [first] = node.children;
    if (first?.type !== 'passage') return node;
    const children = [...first.children, ...node.children.slice(1)];
    return { ...node, children, data: { ...node.data, mark: first.data.mark } };
  }
  if (node.type === 'tableRow') {
    const [first, ...rest] = node.children;
    const only = first && onlyPassageText(first);
    if (!only) return node;
    const children = [{ ...first, children: only.children }, ...rest];
    return { ...node, children, data: { ...node.data, mark: only.data.mark } };
  }
  return node;
}

function onlyPassageText(node: Parent) {
  const [only, ...others] = node.children;
  return only?.type === 'passageText' && others.length === 0 ? only : undefined;
}
