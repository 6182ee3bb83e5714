import { ruleCatalogue } from '@ragtag/board-game';
import { cardOf, isCardLink } from '../card-links.ts';
import type { RootContent } from '../markdown-tree.ts';
import type { ContentFile, Example, Passage, Rulebook, Section } from '../model.ts';
import { sourcesOf } from '../sources.ts';
import { childrenOf, markOf, withChildren } from '../tree.ts';
import { readConditions } from './conditions.ts';
import { markPassages } from './marks.ts';
import { parseFile } from './parse.ts';
import { ContentError, type Problem, Reporter } from './problems.ts';
import { chapterFrom } from './sections.ts';
import { walk } from './walk.ts';

/** A rule that a book has to tell, and in which games it holds; in all, if nothing is said. */
export interface RuleToTell {
  readonly id: string;
  readonly topic: string;
  readonly when?: string;
}

/** Compiles Markdown files into a book; throws a `ContentError` if their syntax or a condition is wrong. */
export function compile(
  files: readonly ContentFile[],
  catalogue: readonly RuleToTell[] = ruleCatalogue,
): Rulebook {
  const problems: Problem[] = [];
  const chapters = files.map((file) => {
    const reporter = new Reporter(file.path);
    const { front, root } = parseFile(file.text, reporter);
    markPassages(root, reporter);
    const chapter = chapterFrom(front, root, reporter);
    readConditions(chapter, reporter);
    problems.push(...reporter.problems);
    return { order: front.order, chapter };
  });
  if (problems.length > 0) throw new ContentError(problems);
  const ordered = chapters.sort((a, b) => a.order - b.order).map(({ chapter }) => annotated(chapter, []));
  return { chapters: ordered, ...indexOf(ordered, catalogue) };
}

/** The section without source positions, and with what each marked node and section was changed by. */
function annotated(section: Section, around: readonly string[]): Section {
  const { id, title, part, when, body, sections } = section;
  const conditions = when ? [...around, when] : around;
  return {
    id,
    title,
    ...(part && { part }),
    ...(when && { when, changedBy: sourcesOf(conditions) }),
    body: body.map((node) => annotatedNode(node, conditions)),
    sections: sections.map((inner) => annotated(inner, conditions)),
  };
}

function annotatedNode(node: RootContent, around: readonly string[]): RootContent {
  const mark = markOf(node);
  const conditions = mark?.when ? [...around, mark.when] : around;
  const copy = withChildren({ ...node }, (children) =>
    children.map((child) => annotatedNode(child, conditions)),
  );
  delete copy.position;
  if (copy.type === 'text') copy.value = copy.value.replace(/\s+/g, ' ');
  if (mark) copy.data = { mark: { ...mark, changedBy: sourcesOf(conditions) } };
  return copy;
}

function indexOf(
  chapters: readonly Section[],
  catalogue: readonly RuleToTell[],
): Pick<Rulebook, 'passages' | 'examples'> {
  const passages: Record<string, Passage> = {};
  const examples: Record<string, Example> = {};
  const topics = new Map(catalogue.map((rule) => [rule.id, rule]));
  walk(chapters, {
    node(node, mark, { section }) {
      if (mark?.rule) {
        const { id, topic, when = 'true' } = topics.get(mark.rule) ?? { id: mark.rule, topic: '' };
        const cards = cardsIn(node);
        passages[id] = {
          id,
          topic,
          when,
          changedBy: mark.changedBy ?? [],
          section: section.id,
          links: linksIn(node),
          ...(cards.length > 0 && { cards }),
        };
      }
      if (mark?.example) {
        const { example: id, title = '', shows = [] } = mark;
        examples[id] = { id, title, section: section.id, shows };
      }
    },
  });
  return { passages, examples };
}

/** Ids of the cards that a passage speaks of, `[Flattop](card:flattop)`, each once. */
function cardsIn(node: RootContent): string[] {
  const own = node.type === 'link' && isCardLink(node.url) ? [cardOf(node.url)] : [];
  return [...new Set([...own, ...childrenOf(node).flatMap(cardsIn)])];
}

/** Targets of the links to places of this book, `#jump.ftl.roll`, each once; those of inner rules are theirs. */
export function linksIn(node: RootContent): string[] {
  const own = node.type === 'link' && node.url.startsWith('#') ? [node.url.slice(1)] : [];
  const inner = childrenOf(node)
    .filter((child) => !markOf(child)?.rule)
    .flatMap(linksIn);
  return [...new Set([...own, ...inner])];
}
