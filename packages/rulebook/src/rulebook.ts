import { deriveFlags, everyPlayerCount, normalise, type Options, type Selection } from '@ragtag/board-game';
import { holds } from '@ragtag/kernel/options';
import compiled from './generated/rulebook.json' with { type: 'json' };
import type { Rulebook } from './model.ts';
import { audienceWords, bookDocument, type Furnishing } from './render/document.ts';
import { bookHtml } from './render/html.ts';
import { bookMarkdown } from './render/markdown.ts';
import { visible } from './visible.ts';

/** The whole book, compiled from the Markdown in `content/`. */
export const rulebook = compiled as unknown as Rulebook;

/** Which games a book is for; without a number of players, for every number that can play. */
export type Audience = Selection | 'all';

/** The book for one configuration: what does not apply to it is left out. */
export function forOptions(book: Rulebook, selection: Selection): Rulebook {
  const games = gamesOf(selection);
  return visible(book, (when) => games.some((game) => holds(when, game)));
}

function gamesOf(selection: Selection): Options[] {
  const settings = normalise(selection);
  const games = selection.players === undefined ? everyPlayerCount(settings) : [settings];
  return games.map(deriveFlags);
}

/** The book as Markdown; with `all`, every passage of every option, each with its id and condition. */
export function toMarkdown(book: Rulebook, audience: Audience): string {
  return bookMarkdown(bookFor(book, audience), { ids: audience === 'all' });
}

/** The book as an HTML fragment; with `all`, every passage of every option. */
export function toHtml(book: Rulebook, audience: Audience): string {
  return bookHtml(bookFor(book, audience));
}

/** The same as a page that stands alone. */
export function toHtmlDocument(book: Rulebook, audience: Audience, furnishing: Furnishing = {}): string {
  const cover = { title: 'The rulebook', about: audienceWords(audience), conditions: audience === 'all' };
  return bookDocument(bookFor(book, audience), cover, furnishing);
}

function bookFor(book: Rulebook, audience: Audience): Rulebook {
  return audience === 'all' ? visible(book, () => true) : forOptions(book, audience);
}
