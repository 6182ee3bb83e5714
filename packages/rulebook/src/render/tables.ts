import { toString as plainText } from 'mdast-util-to-string';
import type { Element, ElementContent } from '../markdown-tree.ts';

/** In pixels, for type as small as a phone shows it in tables. */
const letter = 7.8;
const aroundCell = 12;
const ruleMark = 16;
const phone = 340;

/**
 * Lets tables be read on narrow screens: every cell knows the name of its column, and a table whose longest words
 * find no room side by side on a phone has the class `stacks`, so that a style can put its cells under each other.
 * Its roles are written out, since such a style would take them away.
 */
export function readableTables(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node;
    if (node.tagName === 'table') return readable(node);
    return { ...node, children: readableTables(node.children) };
  });
}

function readable(table: Element): Element {
  const [header, ...rows] = rowsOf(table).map((row) => elementsIn(row).map((cell) => plainText(cell)));
  if (!header) return table;
  const labelled = mapped(table, (element, column) =>
    element.tagName === 'td' && header[column]
      ? { ...element, properties: { ...element.properties, dataLabel: header[column] } }
      : element,
  );
  if (leastWidth([header, ...rows]) <= phone) return labelled;
  const stacked = mapped(labelled, (element) => {
    const role = roles[element.tagName];
    return role ? { ...element, properties: { ...element.properties, role } } : element;
  });
  return { ...stacked, properties: { ...stacked.properties, className: ['stacks'] } };
}

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** What a table needs if no word is broken. */
function leastWidth(rows: readonly (readonly string[])[]): number {
  const columns = rows[0].map((_, column) =>
    Math.max(...rows.map((row) => longestWord(row[column] ?? '') * letter + aroundCell)),
  );
  return columns.reduce((sum, width) => sum + width, ruleMark);
}

function longestWord(text: string): number {
  return Math.max(0, ...text.split(/[\s/–-]+/).map((word) => word.length));
}

function rowsOf(table: Element): Element[] {
  return elementsIn(table).flatMap((part) => (part.tagName === 'tr' ? [part] : elementsIn(part)));
}

const elementsIn = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => child.type === 'element');

/** Changes every element of a table, from the inside out; cells are told their column. */
function mapped(
  element: Element,
  change: (element: Element, column: number) => Element,
  column = 0,
): Element {
  let next = 0;
  const children = element.children.map((child) =>
    child.type === 'element' ? mapped(child, change, next++) : child,
  );
  return change({ ...element, children }, column);
}
