import type { Selection } from '@ragtag/board-game';
import {
  type Component,
  forOptions,
  type Illustrate,
  type Rulebook,
  referencePages,
  rulebook,
  toHtml,
  toHtmlDocument,
} from '@ragtag/rulebook';
import { renderToStaticMarkup } from 'react-dom/server';
import { Figure, pictureAt } from '../pictures';
import pictureStyle from '../pictures/pictures.css?raw';
import { rulebook as words } from '../words';

const everything: Selection = { pegasus: true, exodus: true, daybreak: true, cylonfleet: true };

/** Books that need no script, by the names of their files. */
const books: Readonly<Record<string, Selection | 'all'>> = {
  'rulebook-base.html': { ending: 'kobol' },
  'rulebook-pegasus.html': { pegasus: true, ending: 'newcaprica' },
  'rulebook-exodus.html': { exodus: true, cylonfleet: true },
  'rulebook-daybreak.html': { daybreak: true },
  'whole-rulebook.html': 'all',
};

const { withoutScript } = words;
const links = [
  [withoutScript.base, '/rulebook-base.html'],
  [withoutScript.pegasus, '/rulebook-pegasus.html'],
  [withoutScript.exodus, '/rulebook-exodus.html'],
  [withoutScript.daybreak, '/rulebook-daybreak.html'],
  [withoutScript.everything, '/whole-rulebook.html'],
  [withoutScript.reference, '/reference/index.html'],
  [withoutScript.ownOptions, '/rulebook'],
] as const;

const illustrated =
  (audience: Selection | 'all'): Illustrate =>
  (section) => {
    const picture = pictureAt(section, audience === 'all' ? everything : audience);
    return picture && renderToStaticMarkup(<Figure {...picture} />);
  };

/** Every page that works without script, by its path. */
export function site(components: readonly Component[]): Record<string, string> {
  const { pages, concerns } = referencePages(components, rulebook);
  const files: Record<string, string> = { ...pages, 'rulebook-concerns.json': JSON.stringify(concerns) };
  for (const [name, audience] of Object.entries(books)) {
    files[name] = toHtmlDocument(rulebook, audience, {
      illustrate: illustrated(audience),
      style: pictureStyle,
      links,
    });
  }
  return files;
}

const firstChapter = (book: Rulebook): Rulebook => ({ ...book, chapters: book.chapters.slice(0, 1) });

/**
 * The page of the rulebook as it comes from the server: its first chapter to read until the rest is there, and the book
 * of the base game for who has no script.
 */
export function rulebookPage(index: string, files: Readonly<Record<string, string>>): string {
  const early = toHtml(firstChapter(forOptions(rulebook, {})), {});
  const base = files['rulebook-base.html'];
  const style = /<style>[\s\S]*<\/style>/.exec(base)?.[0] ?? '';
  const body = /<body>([\s\S]*)<\/body>/.exec(base)?.[1] ?? '';
  return index
    .replace('<div id="root"></div>', `<div id="root"><main class="early">${early}</main></div>`)
    .replace('</head>', `${earlyStyle}</head>`)
    .replace(
      /<noscript>[\s\S]*<\/noscript>/,
      () => `<noscript>${style}<style>#root { display: none; }</style>${body}</noscript>`,
    );
}

const earlyStyle =
  '<style>.early { max-width: 42rem; margin: 0 auto; padding: 5rem 1.2rem; font: 1.06rem/1.6 system-ui, sans-serif; } .early li { margin: .3em 0; }</style>';
