import type { bookHast } from '@ragtag/rulebook';
import { createElement, Fragment, type ReactNode } from 'react';

export type BookElement = ReturnType<typeof bookHast>[number];
type BookNode = BookElement['children'][number];

/** Draws some elements in another way; undefined leaves an element as it is. */
export type Draw = (element: BookElement, children: ReactNode, key: number) => ReactNode | undefined;

/** Elements of the compiled book as elements of the page. */
export function toReact(nodes: readonly BookNode[], draw: Draw): ReactNode[] {
  return nodes.map((node, key) => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return null;
    const inner = toReact(node.children, draw);
    const children = inner.length > 0 ? createElement(Fragment, null, ...inner) : undefined;
    return draw(node, children, key) ?? createElement(node.tagName, { ...attributes(node), key }, children);
  });
}

/** Properties by the names that React knows: `className` as one text, `data-` and `aria-` with their dashes. */
export function attributes({ properties }: BookElement): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      const dashed = /^(?:data|aria)[A-Z]/.test(name)
        ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        : name;
      return [dashed, Array.isArray(value) ? value.join(' ') : value];
    }),
  );
}

export const hasClass = ({ properties }: BookElement, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);
