import { conditionWords } from '../condition-words.ts';
import type { Element, ElementContent } from '../markdown-tree.ts';
import { h } from './element.ts';

export interface MarkStyle {
  /** Say for which options a passage holds, where it does not hold for all. */
  readonly conditions?: boolean;
}

/** Puts a sign with a link to itself after every rule, so that it can be pointed to. */
export function withRuleMarks<N extends ElementContent>(node: N, style: MarkStyle = {}): N {
  if (node.type !== 'element') return node;
  const children = node.children.map((child) => withRuleMarks(child, style));
  const before = style.conditions ? conditionOf(node, startsInSentence(children)) : [];
  const after = isRule(node) ? [markFor(String(node.properties.id))] : [];
  return placed({ ...node, children }, before, after) as N;
}

export const isRule = ({ properties }: Element): boolean =>
  Array.isArray(properties.className) && properties.className.includes('rule');

/** The sign itself: a section sign that links to the rule. */
function markFor(id: string): Element {
  return h('a', { className: ['rule-mark'], href: `#${id}`, title: id, ariaLabel: `Rule ${id}` }, ['§']);
}

/** Spaces that are there already are not seen twice; only before a comma there must be none. */
function conditionOf({ properties }: Element, inSentence: boolean): Element[] {
  const { dataWhen } = properties;
  if (typeof dataWhen !== 'string') return [];
  const words = `[${conditionWords(dataWhen)}]`;
  return [h('small', { className: ['when'] }, [inSentence ? ` ${words}` : ` ${words} `])];
}

/** Whether the text goes on with a sentence that has begun: ", and of the CAG". */
function startsInSentence([first]: readonly ElementContent[]): boolean {
  return first?.type === 'text' && /^(?:[,;.]| \S)/.test(first.value);
}

/** Into the text itself: that of a block's first paragraph, of a row's first cell, behind a section's heading. */
function placed(node: Element, before: readonly Element[], after: readonly Element[]): Element {
  if (before.length + after.length === 0) return node;
  const { tagName, children } = node;
  const isElement = (child: ElementContent): child is Element => child.type === 'element';
  const inside = (names: readonly string[]): Element | undefined =>
    children.find((child): child is Element => isElement(child) && names.includes(child.tagName));
  const replace = (old: Element, now: Element): Element => ({
    ...node,
    children: children.map((child) => (child === old ? now : child)),
  });
  const host = tagName === 'tr' ? inside(['td', 'th']) : tagName === 'section' ? undefined : inside(['p']);
  if (host) return replace(host, placed(host, before, after));
  if (tagName === 'section') {
    const [heading, ...rest] = children;
    const note = h('p', {}, before);
    return { ...node, children: [heading, note, ...rest] };
  }
  const nested = children.findIndex(
    (child) => isElement(child) && ['ul', 'ol', 'table'].includes(child.tagName),
  );
  const at = nested < 0 ? children.length : nested;
  return { ...node, children: [...before, ...children.slice(0, at), ...after, ...children.slice(at)] };
}
