import { normalise, optionModel, type Selection, selectionOf } from '@ragtag/board-game';
import { toHtml as serialise } from 'hast-util-to-html';
import type { Element, ElementContent } from '../markdown-tree.ts';
import type { Rulebook, Section } from '../model.ts';
import { partsOf } from '../parts.ts';
import { documentStyle } from './document-style.ts';
import { h } from './element.ts';
import { bookHast } from './html.ts';
import { withRuleMarks } from './rule-marks.ts';

/** What stands before a book. */
export interface Cover {
  readonly title: string;
  /** For which games it is. */
  readonly about: string;
  /** Say for which options each passage holds. */
  readonly conditions?: boolean;
}

/** The picture under the heading of a section, as HTML. */
export type Illustrate = (section: string) => string | undefined;

/** What a host adds to a page that stands alone. */
export interface Furnishing {
  readonly illustrate?: Illustrate;
  /** Style of the pictures. */
  readonly style?: string;
  /** Other books, by their titles. */
  readonly links?: readonly (readonly [title: string, href: string])[];
}

/** The book as a whole page that needs nothing but itself: contents, every passage, a style for screen and paper. */
export function bookDocument(
  book: Rulebook,
  { title, about, conditions = false }: Cover,
  { illustrate = () => undefined, style = '', links = [] }: Furnishing = {},
): string {
  const chapters = bookHast(book).map((chapter, at) =>
    numbered(illustrated(withRuleMarks(chapter, { conditions }), illustrate), at + 1),
  );
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    // The page stands alone: browsers are not to ask the host for an icon.
    '<link rel="icon" href="data:,">',
    `<title>Ragtag: ${title.toLowerCase()}</title>`,
    `<style>${documentStyle}${style}</style>`,
    '</head>',
    '<body>',
    serialise(
      [
        h('header', {}, [
          h('h1', {}, [title]),
          h('p', { className: ['for'] }, [about]),
          ...(conditions ? [h('p', {}, [allNote])] : []),
          ...(links.length > 0 ? [h('p', { className: ['books'] }, otherBooks(links))] : []),
        ]),
        h('nav', { ariaLabel: 'Contents' }, [h('h2', {}, ['Contents']), ...contentsByPart(book.chapters)]),
        h('main', {}, withPartTitles(book.chapters, chapters)),
      ],
      { allowDangerousHtml: true },
    ),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const otherBooks = (links: NonNullable<Furnishing['links']>) =>
  links.flatMap(([name, href], at) => [...(at > 0 ? [' · '] : []), h('a', { href }, [name])]);

/** Puts pictures under the headings of their sections. */
function illustrated(section: Element, illustrate: Illustrate): Element {
  const html = illustrate(String(section.properties.id));
  const [heading, ...rest] = section.children;
  const picture = html === undefined ? [] : [{ type: 'raw', value: html } as unknown as ElementContent];
  const below = rest.map((child) =>
    child.type === 'element' && child.tagName === 'section' ? illustrated(child, illustrate) : child,
  );
  return { ...section, children: [heading, ...picture, ...below] };
}

/** Writes the number of a chapter, as the contents have it, before its title. */
function numbered(chapter: Element, number: number): Element {
  const [heading, ...rest] = chapter.children;
  if (heading?.type !== 'element') return chapter;
  const before = h('span', { className: ['number'] }, [`${number}`]);
  return {
    ...chapter,
    children: [
      { ...heading, children: [before, { type: 'text', value: ' ' }, ...heading.children] },
      ...rest,
    ],
  };
}

const allNote =
  'Everything at once: all boxes, endings, variants and house rules. A passage that does not hold for every ' +
  'game says so in brackets before its text.';

/** For which games a book is, in a line: "Pegasus, New Caprica, 5 players". */
export function audienceWords(audience: Selection | 'all'): string {
  if (audience === 'all') return 'Every box, every ending, every variant';
  const chosen = selectionOf(normalise(audience));
  const labels = optionModel
    .filter(({ group }) => group !== 'display')
    .flatMap((option) => {
      const value = chosen[option.id];
      if (value === undefined || value === false) return [];
      return [option.kind === 'enum' ? option.values[String(value)].label : option.label];
    });
  const players = audience.players === undefined ? [] : [`${chosen.players} players`];
  const expansions = audience.pegasus || audience.exodus || audience.daybreak;
  return [...(expansions ? [] : ['The base game']), ...labels, ...players].join(', ');
}

function contentsByPart(chapters: readonly Section[]): Element[] {
  return partsOf(chapters).flatMap(({ title, chapters: own }) => [
    ...(title ? [h('h3', {}, [title])] : []),
    contents(
      own.map(({ chapter }) => chapter),
      own[0].number,
    ),
  ]);
}

/** The name of a part over its first chapter. */
function withPartTitles(chapters: readonly Section[], drawn: readonly Element[]): Element[] {
  return partsOf(chapters).flatMap(({ title, chapters: own }) => [
    ...(title ? [h('p', { className: ['part'] }, [title])] : []),
    ...own.map(({ number }) => drawn[number - 1]),
  ]);
}

function contents(sections: readonly Section[], start = 1): Element {
  return h(
    'ol',
    start === 1 ? {} : { start },
    sections.map(({ id, title, sections: inner }) =>
      h('li', {}, [h('a', { href: `#${id}` }, [title]), ...(inner.length > 0 ? [contents(inner)] : [])]),
    ),
  );
}
