import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import type { Root } from '../markdown-tree.ts';
import type { Reporter } from './problems.ts';

export interface FrontMatter {
  readonly title: string;
  readonly order: number;
  readonly when?: string;
  /** The part of the book that the chapter belongs to. */
  readonly part?: string;
}

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .freeze();

/** Reads one file into its front matter and its Markdown tree, with directives still in it. */
export function parseFile(text: string, reporter: Reporter): { front: FrontMatter; root: Root } {
  const root = markdown.parse(text);
  const [first] = root.children;
  if (first?.type !== 'yaml') {
    reporter.report(root, 'The file must begin with front matter: title and order');
    return { front: { title: '', order: 0 }, root };
  }
  root.children.shift();
  return { front: frontMatter(parseYaml(first.value), reporter), root };
}

const known = ['title', 'order', 'part', 'when'];

function frontMatter(yaml: unknown, reporter: Reporter): FrontMatter {
  const fields: Record<string, unknown> = typeof yaml === 'object' && yaml !== null ? { ...yaml } : {};
  for (const name of Object.keys(fields)) {
    if (!known.includes(name)) reporter.report(undefined, `Unknown front matter "${name}"`);
  }
  const { title, order, when, part } = fields;
  if (typeof title !== 'string') reporter.report(undefined, 'The front matter has no title');
  if (typeof order !== 'number') reporter.report(undefined, 'The front matter has no order');
  return {
    title: typeof title === 'string' ? title : '',
    order: typeof order === 'number' ? order : 0,
    ...(typeof when === 'string' && { when }),
    ...(typeof part === 'string' && { part }),
  };
}
