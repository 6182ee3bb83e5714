import type { Section } from './model.ts';

/** A part of a book; what comes before the first has no title. */
export interface Part {
  readonly title: string | undefined;
  readonly chapters: readonly { readonly chapter: Section; readonly number: number }[];
}

/** The chapters of a book by its parts, in reading order, each with its number. */
export function partsOf(chapters: readonly Section[]): Part[] {
  const parts: { title: string | undefined; chapters: { chapter: Section; number: number }[] }[] = [];
  chapters.forEach((chapter, at) => {
    const last = parts.at(-1);
    const entry = { chapter, number: at + 1 };
    if (last && last.title === chapter.part) last.chapters.push(entry);
    else parts.push({ title: chapter.part, chapters: [entry] });
  });
  return parts;
}
