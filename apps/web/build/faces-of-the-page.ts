import type { Plugin } from 'vite';

/** Where the words of the effect language and of facts are told, each with all its faces. */
const words = /\/packages\/board-game\/src\/(effects|facts)\//;
/** Faces of a word that serve bots and scenario files, which a page leaves to the worker. */
const elsewhere: ReadonlySet<string> = new Set(['weigh', 'tries', 'shape', 'fields']);

interface MarkupNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Leaves out of the page what it never asks of a word: its worth to bots, and how scenario files write it. */
export function facesOfThePage(): Plugin {
  return {
    name: 'ragtag-faces-of-the-page',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!words.test(id)) return undefined;
      const cuts: [start: number, end: number][] = [];
      findFaces(this.parse(code) as unknown as MarkupNode, cuts);
      if (cuts.length === 0) return undefined;
      let kept = code;
      for (const [start, end] of cuts.toReversed()) kept = kept.slice(0, start) + kept.slice(end);
      return { code: kept, map: null };
    },
  };
}

function findFaces(node: MarkupNode, cuts: [start: number, end: number][]): void {
  if (node.type === 'ObjectExpression') {
    const properties = node.properties as readonly MarkupNode[];
    if (properties.some((property) => nameOf(property) === 'en')) {
      for (const [i, property] of properties.entries()) {
        if (!elsewhere.has(nameOf(property) ?? '')) findFaces(property, cuts);
        // With the comma that follows it.
        else cuts.push([property.start, properties[i + 1]?.start ?? property.end]);
      }
      return;
    }
  }
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) findFaces(each, cuts);
  }
}

const isNode = (value: unknown): value is MarkupNode =>
  typeof value === 'object' && value !== null && typeof (value as MarkupNode).type === 'string';

function nameOf({ type, key }: MarkupNode): string | undefined {
  const { name } = (key ?? {}) as { readonly name?: string };
  return type === 'Property' ? name : undefined;
}
