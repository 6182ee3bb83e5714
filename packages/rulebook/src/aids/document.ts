import type { Selection } from '@ragtag/board-game';
import { toHtml as serialise } from 'hast-util-to-html';
import type { Element } from '../markdown-tree.ts';
import { audienceWords } from '../render/document.ts';
import { h } from '../render/element.ts';
import { type Aid, type AidPart, aidsFor } from './aids.ts';
import { aidStyle, type Paper, pageStyle } from './style.ts';

export interface AidOptions {
  readonly paper: Paper;
  /** Ids of the aids wanted; all if none are named. */
  readonly only?: readonly string[];
  /** More style, such as fonts that come along. */
  readonly style?: string;
}

/** Aids as a page of their own, to be printed. */
export function aidsDocument(selection: Selection, options: AidOptions): string {
  return sheetsDocument(aidsFor(selection), audienceWords(selection), options);
}

/** The same for the aids of any book. */
export function sheetsDocument(
  all: readonly Aid[],
  about: string,
  { paper, only = [], style = '' }: AidOptions,
): string {
  const aids = all.filter(({ id }) => only.length === 0 || only.includes(id));
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<title>Ragtag: player aids</title>',
    `<style>${style}${aidStyle}${pageStyle(paper)}</style>`,
    '</head>',
    '<body>',
    serialise(aids.map((aid) => aidHast(aid, about))),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** One aid as an element, and for which games it is. */
export function aidHast(aid: Aid, games: string): Element {
  return aid.parts.some(({ half }) => half) ? cutInTwo(aid, games) : wholeSheet(aid, games);
}

/** A sheet for a small card: what stands on its front, and below it what stands on its back. */
function cutInTwo({ id, title, about, parts }: Aid, games: string): Element {
  return h('article', { className: ['aid', 'halves'], id: `aid-${id}` }, [
    ...([1, 2] as const).map((half) => {
      const own = parts.filter((part) => part.half === half);
      return h('div', { className: ['aid-half'], dataHalf: String(half) }, [
        h('header', { className: ['aid-head'] }, [
          h('h2', {}, [`${title} ${half}`]),
          h('p', { className: ['aid-about'] }, [half === 1 ? games : about]),
        ]),
        ...own.filter((part) => part.wide).map(partHast),
        h('div', { className: ['aid-columns'] }, own.filter((part) => !part.wide).map(partHast)),
      ]);
    }),
  ]);
}

function wholeSheet({ id, title, about, parts }: Aid, games: string): Element {
  const wide = parts.filter((part) => part.wide);
  const narrow = parts.filter((part) => !part.wide);
  return h('article', { className: ['aid'], id: `aid-${id}` }, [
    h('header', { className: ['aid-head'] }, [
      h('h2', {}, [title]),
      h('p', { className: ['aid-about'] }, [about]),
      h('p', { className: ['aid-for'] }, [games]),
    ]),
    ...wide.map(partHast),
    h('div', { className: ['aid-columns'] }, narrow.map(partHast)),
  ]);
}

function partHast({ title, depth, checklist, content }: AidPart): Element {
  const heading = h(`h${depth + 1}`, {}, [title]);
  const [first, ...rest] = content;
  const className = ['aid-part', ...(checklist ? ['checklist'] : [])];
  // A heading stays with what it announces.
  return h('section', { className }, [
    ...(first ? [h('div', { className: ['aid-start'] }, [heading, first])] : [heading]),
    ...rest,
  ]);
}
