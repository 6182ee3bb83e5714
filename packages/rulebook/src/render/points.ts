import type { Element, ElementContent } from '../markdown-tree.ts';
import { h } from './element.ts';
import { isRule } from './rule-marks.ts';
import { runInHeads } from './run-in-heads.ts';

/** From how many rules on a paragraph is easier to read as a list. */
const several = 3;

/**
 * Sets a paragraph of several rules as a list, a point for each, with a word or two in front that say what it is about.
 * What stands before the first rule stays a paragraph; what stands behind a rule stays with it.
 */
export function rulesAsPoints(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'p' && rulesIn(node) >= several) return asPoints(node);
    return [{ ...node, children: rulesAsPoints(node.children) }];
  });
}

const rulesIn = ({ children }: Element): number =>
  children.filter((child) => child.type === 'element' && isRule(child)).length;

function asPoints({ children, properties }: Element): ElementContent[] {
  const lead: ElementContent[] = [];
  const points: ElementContent[][] = [];
  for (const child of children) {
    if (child.type === 'element' && isRule(child)) points.push([...headOf(child), child]);
    else (points.at(-1) ?? lead).push(child);
  }
  const list = h(
    'ul',
    { ...properties, className: ['points'] },
    points.map((point) => h('li', {}, point)),
  );
  return lead.some(hasText) ? [h('p', {}, lead), list] : [list];
}

/** None where the rule begins with the same words. */
function headOf(rule: Element): ElementContent[] {
  const head = runInHeads[String(rule.properties.id)];
  const opening = textOf(rule).replace(/^\W*(?:the |an? |in the )?/i, '');
  return head && !opening.toLowerCase().startsWith(head.toLowerCase())
    ? [h('b', { className: ['run-in'] }, [`${head}.`]), { type: 'text', value: ' ' }]
    : [];
}

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

const hasText = (node: ElementContent): boolean => textOf(node).trim() !== '';
