import GithubSlugger from 'github-slugger';
import { toString as plainText } from 'mdast-util-to-string';
import type { Heading, Root, RootContent } from '../markdown-tree.ts';
import type { Section } from '../model.ts';
import type { FrontMatter } from './parse.ts';
import type { Reporter } from './problems.ts';

interface OpenSection extends Section {
  readonly depth: number;
  when?: string;
  body: RootContent[];
  sections: OpenSection[];
}

/** Cuts a file at its headings into a chapter with nested sections. */
export function chapterFrom(front: FrontMatter, root: Root, reporter: Reporter): Section {
  const id = reporter.path.replace(/^.*\//, '').replace(/^\d+-/, '').replace(/\.md$/, '');
  const slugger = new GithubSlugger();
  const chapter = { ...openSection(id, front.title, 1, front.when), ...(front.part && { part: front.part }) };
  const path = [chapter];

  for (const node of root.children) {
    const current = path[path.length - 1] ?? chapter;
    if (node.type === 'heading') {
      while (path.length > 1 && (path[path.length - 1]?.depth ?? 0) >= node.depth) path.pop();
      const parent = path[path.length - 1] ?? chapter;
      if (node.depth !== parent.depth + 1)
        reporter.report(node, `A heading of depth ${node.depth} skips a level`);
      const section = sectionUnder(node, `${id}/${slugger.slug(plainText(node))}`);
      parent.sections.push(section);
      path.push(section);
    } else if (node.type === 'leafDirective') {
      if (current.body.length > 0) reporter.report(node, '"section" belongs right below its heading');
      current.when = node.attributes?.when ?? undefined;
    } else {
      current.body.push(node);
    }
  }
  return closed(chapter);
}

const sectionUnder = (heading: Heading, id: string) => openSection(id, plainText(heading), heading.depth);

const openSection = (id: string, title: string, depth: number, when?: string): OpenSection => ({
  id,
  title,
  depth,
  ...(when && { when }),
  body: [],
  sections: [],
});

const closed = ({ depth, sections, ...section }: OpenSection): Section => ({
  ...section,
  sections: sections.map(closed),
});
