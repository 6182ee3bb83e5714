import { toString as plainText } from 'mdast-util-to-string';
import type { PhrasingContent, RootContent } from '../markdown-tree.ts';
import { childrenOf, markOf, withChildren } from '../tree.ts';

type Item = Extract<RootContent, { type: 'listItem' }>;
type List = Extract<RootContent, { type: 'list' }>;

/** A passage for a sheet of paper: a point for each rule, without examples, links and pointers elsewhere. */
export function compact(nodes: readonly RootContent[]): RootContent[] {
  return joined(nodes.flatMap(shortened));
}

function shortened(node: RootContent): RootContent[] {
  if (markOf(node)?.example) return [];
  if (node.type === 'paragraph') return points(node.children);
  if (node.type === 'passage') {
    const [only, ...more] = node.children;
    const isOneRule = markOf(node)?.rule && only?.type === 'paragraph' && more.length === 0;
    if (isOneRule && only.type === 'paragraph') return [list([item(only.children)])];
    return node.children.flatMap(shortened);
  }
  return [unmarked(node)];
}

/** The rules of a paragraph as points; what stands between them stays if it says something by itself. */
function points(children: readonly PhrasingContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let loose: PhrasingContent[] = [];
  const flush = () => {
    const text = plainText(loose).trim();
    const isPointer = loose.some(hasLink);
    if (text !== '' && text !== '.' && !isPointer)
      blocks.push({ type: 'paragraph', children: plain(loose) as PhrasingContent[] });
    loose = [];
  };
  for (const child of children) {
    if (child.type === 'passageText' && markOf(child)?.rule) {
      flush();
      blocks.push(list([item(child.children)]));
    } else loose.push(child);
  }
  flush();
  return blocks;
}

function hasLink(node: RootContent): boolean {
  return node.type === 'link' || childrenOf(node).some(hasLink);
}

/** Lists made of rules, unlike those that the book has itself. */
const made = new WeakSet<RootContent>();

function list(children: Item[]): List {
  const points: List = { type: 'list', ordered: false, spread: false, children };
  made.add(points);
  return points;
}

const item = (children: readonly PhrasingContent[]): Item => ({
  type: 'listItem',
  spread: false,
  children: [{ type: 'paragraph', children: plain(children) as PhrasingContent[] }],
});

/** The node without marks, and without links and examples in it. */
function unmarked(node: RootContent): RootContent {
  const { data: _, ...rest } = withChildren(node, plain);
  return rest as RootContent;
}

function plain(nodes: readonly RootContent[]): RootContent[] {
  return nodes
    .filter((node) => !markOf(node)?.example)
    .flatMap((node) => {
      const isWrapper = node.type === 'link' || node.type === 'passageText' || node.type === 'passage';
      return isWrapper ? plain(childrenOf(node)) : [unmarked(node)];
    });
}

/** Lists of points that follow each other are one list. */
function joined(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  for (const node of nodes) {
    const last = blocks.at(-1);
    if (node.type === 'list' && last?.type === 'list' && made.has(node) && made.has(last))
      blocks[blocks.length - 1] = list([...last.children, ...node.children]);
    else blocks.push(node);
  }
  return blocks;
}
