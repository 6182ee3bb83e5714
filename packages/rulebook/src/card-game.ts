import { aidsFrom } from './aids/aids.ts';
import { cardAidPlans } from './aids/card-plans.ts';
import { type AidOptions, sheetsDocument } from './aids/document.ts';
import compiled from './generated/card-rulebook.json' with { type: 'json' };
import type { Rulebook } from './model.ts';
import { bookDocument } from './render/document.ts';
import { bookMarkdown, type MarkdownStyle } from './render/markdown.ts';

/** The second book on the shelf: the rules of the card game, which are the same in every game. */
export const cardRulebook = compiled as unknown as Rulebook;

export const cardCover = { title: 'The rulebook of the card game', about: 'Both sets, two to six players' };

export const cardMarkdown = (style: MarkdownStyle): string => bookMarkdown(cardRulebook, style);

export const cardDocument = (): string => bookDocument(cardRulebook, cardCover);

/** What a player wants beside the cards: a sheet of two sides. */
export const cardAids = () => aidsFrom(cardAidPlans, cardRulebook);

export const cardAidsDocument = (options: AidOptions): string =>
  sheetsDocument(cardAids(), cardCover.about, options);
