/** The nodes of Markdown and HTML trees, as the libraries that convert them know them. */
import type { toHtml } from 'hast-util-to-html';
import type { toHast } from 'mdast-util-to-hast';

type AnyNode = Parameters<typeof toHast>[0];
type NodeOf<Type extends AnyNode['type']> = Extract<AnyNode, { type: Type }>;

export type Root = NodeOf<'root'>;
export type RootContent = Root['children'][number];
export type BlockContent = NodeOf<'blockquote'>['children'][number];
export type PhrasingContent = NodeOf<'paragraph'>['children'][number];
export type Heading = NodeOf<'heading'>;
export type Link = NodeOf<'link'>;
export type Parent = Extract<AnyNode, { children: unknown }>;
export type Data = NonNullable<Root['data']>;
/** What every node has, whatever its type. */
export interface Node {
  type: string;
  position?: Root['position'];
  data?: Data;
}

type AnyElement = Exclude<Parameters<typeof toHtml>[0], readonly unknown[]>;
export type Element = Extract<AnyElement, { type: 'element' }>;
export type ElementContent = Element['children'][number];
export type Properties = Element['properties'];
