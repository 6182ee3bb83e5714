import { toString as plainText } from 'mdast-util-to-string';
import { walk } from './compiler/walk.ts';
import type { RootContent } from './markdown-tree.ts';
import type { Rulebook } from './model.ts';
import { childrenOf, markOf } from './tree.ts';

/** The node that states a rule or tells an example, as far as the book shows it. */
export function nodeOf(book: Rulebook, id: string): RootContent | undefined {
  return placeOf(book, id).at(-1);
}

/** What a rule says, as plain text: for a hint, a log or a search. A row names its columns. */
export function ruleText(book: Rulebook, id: string): string {
  const [parent, node] = placeOf(book, id);
  if (!node) return '';
  return node.type === 'tableRow' && parent ? rowText(node, childrenOf(parent)[0]) : textOf(node);
}

/** The node with an id behind the node that it is part of. */
function placeOf(book: Rulebook, id: string): RootContent[] {
  let place: RootContent[] = [];
  const isIt = (node: RootContent) => markOf(node)?.rule === id || markOf(node)?.example === id;
  walk(book.chapters, {
    node: (node) => {
      const child = childrenOf(node).find(isIt);
      if (child) place = [node, child];
      else if (place.length === 0 && isIt(node)) place = [node, node];
    },
  });
  return place;
}

function textOf(node: RootContent): string {
  if (node.type === 'table') {
    const [header, ...rows] = childrenOf(node);
    return rows.map((row) => rowText(row, header)).join('. ');
  }
  const isBlock = node.type === 'passage' || node.type === 'list' || node.type === 'listItem';
  return isBlock ? childrenOf(node).map(textOf).join(' ') : plainText(node);
}

function rowText(row: RootContent, header: RootContent | undefined): string {
  const names = header ? childrenOf(header).map((cell) => plainText(cell)) : [];
  return childrenOf(row)
    .map((cell, column) => `${names[column]}: ${plainText(cell)}`)
    .join('; ');
}
