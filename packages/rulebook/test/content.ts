import { readdirSync, readFileSync } from 'node:fs';
import type { ContentFile } from '../src/index.ts';

const folder = new URL('../content/', import.meta.url);

/** The real content of a book, as it stands on disk. */
export function contentFiles(book = ''): ContentFile[] {
  const chapters = new URL(book, folder);
  return readdirSync(chapters)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => ({ path: `content/${name}`, text: readFileSync(new URL(name, chapters), 'utf8') }));
}

/** A chapter called Test around some Markdown. */
export function chapter(markdown: string, when = 'true'): ContentFile {
  return {
    path: 'content/01-test.md',
    text: `---\ntitle: Test\norder: 1\nwhen: "${when}"\n---\n\n${markdown}\n`,
  };
}
