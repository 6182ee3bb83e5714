import type { RootContent } from './markdown-tree.ts';
import { childrenOf, withChildren } from './tree.ts';

/** Text without the double, leading and trailing spaces that hidden passages leave behind. */
export function tidied(node: RootContent): RootContent {
  return trimmedEnd(spaced(node, { after: true }));
}

/** Drops a space that follows another; `after` says whether the text so far ends in one. */
function spaced(node: RootContent, state: { after: boolean }): RootContent {
  if (node.type !== 'text') {
    if ('value' in node) state.after = false;
    return withChildren(node, (children) => children.map((child) => spaced(child, state)));
  }
  const value = state.after ? node.value.trimStart() : node.value;
  if (value !== '') state.after = value.endsWith(' ');
  return { ...node, value };
}

function trimmedEnd(node: RootContent): RootContent {
  if (node.type === 'text') return { ...node, value: node.value.trimEnd() };
  const last = childrenOf(node).findLastIndex((child) => child.type !== 'text' || child.value.trim() !== '');
  return withChildren(node, (children) =>
    children.slice(0, last + 1).map((child, i) => (i === last ? trimmedEnd(child) : child)),
  );
}
