import type { Node, RootContent } from './markdown-tree.ts';
import type { Mark } from './model.ts';

export const markOf = (node: Node): Mark | undefined => node.data?.mark;

export const childrenOf = (node: RootContent): readonly RootContent[] =>
  'children' in node ? node.children : [];

/** A copy of a node with other children, of kinds that it may have: the change keeps, drops or unwraps them. */
export function withChildren<N extends RootContent>(
  node: N,
  change: (children: readonly RootContent[]) => readonly RootContent[],
): N {
  return 'children' in node ? ({ ...node, children: change(node.children) } as N) : node;
}
