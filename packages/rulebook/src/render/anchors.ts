import type { Rulebook, Section } from '../model.ts';

/** A heading as those who show Markdown name it: `The Sleeper Agent phase` is `the-sleeper-agent-phase`. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/**
 * Where links lead in the Markdown of a book: to the heading of a section, or of the section in which a rule or an
 * example stands. Of headings with the same words, all but the first are numbered.
 */
export function headingAnchors({ chapters, passages, examples }: Rulebook): (id: string) => string {
  const anchors = new Map<string, string>();
  const times = new Map<string, number>();
  const add = ({ id, title, sections }: Section): void => {
    const slug = slugOf(title);
    const before = times.get(slug) ?? 0;
    times.set(slug, before + 1);
    anchors.set(id, before === 0 ? slug : `${slug}-${before}`);
    sections.forEach(add);
  };
  chapters.forEach(add);
  return (id) => anchors.get((passages[id] ?? examples[id])?.section ?? id) ?? id;
}
