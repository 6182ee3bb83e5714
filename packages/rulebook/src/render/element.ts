import type { Element, ElementContent } from '../markdown-tree.ts';

/** An HTML element of a tree; plain strings become text. */
export function h(
  tagName: string,
  properties: Element['properties'],
  children: readonly (string | ElementContent)[],
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}
