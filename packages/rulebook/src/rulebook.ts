import {
  deriveFlags,
  holds,
  normalise,
  type Options,
  playerLimits,
  type Selection,
} from '@ragtag/board-game';
import compiled from './generated/rulebook.json' with { type: 'json' };
import type { Rulebook } from './model.ts';
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
  if (selection.players !== undefined) return [deriveFlags(normalise(selection))];
  const { min, max } = playerLimits(normalise(selection));
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return counts.map((players) => deriveFlags(normalise({ ...selection, players })));
}

/** The book as Markdown; with `all`, every passage of every option, each with its id and condition. */
export function toMarkdown(book: Rulebook, audience: Audience): string {
  const all = audience === 'all';
  return bookMarkdown(all ? book : forOptions(book, audience), { ids: all });
}

/** The book as an HTML fragment; with `all`, every passage of every option. */
export function toHtml(book: Rulebook, audience: Audience): string {
  return bookHtml(audience === 'all' ? book : forOptions(book, audience));
}
