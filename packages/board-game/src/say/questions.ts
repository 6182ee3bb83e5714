import type { OpenQuestion, Option, OptionText } from '@ragtag/kernel';
import { script } from '@ragtag/kernel';
import { tellOption, tellQuestion } from '@ragtag/kernel/say';
import { crisisCards, location, loyaltyCards, quorumCards, superCrisisCards } from '../cards/tables';
import type { CrisisBox } from '../cards/types';
import type { React, WindowName } from '../effects/types';
import { deckNames } from '../terms';
import { type AnyCard, cardText } from './card-text';
import { english } from './en';
import type { Language, OfferedOption, Reader } from './language';
import { holderOf, Narrator } from './narrator';
import { sayBox } from './print';
import { tables } from './sayer';

/** Questions and their options in words. */

/** The moment that a question of a window is about. */
function windowOf({ options }: OpenQuestion): WindowName | undefined {
  for (const { effects } of options as readonly OfferedOption[]) {
    const react = holderOf<React>(effects, /\.do$/);
    if (react?.window) return react.window;
  }
  return undefined;
}

/** A question as its words take it. */
export function asked(question: OpenQuestion): OpenQuestion & { readonly window: WindowName | undefined } {
  return { ...question, window: windowOf(question) };
}

/** What is asked, in one sentence. */
export function sayQuestion(question: OpenQuestion, reader: Reader, lang: Language = english): string {
  return tellQuestion(lang, asked(question), new Narrator(lang, reader));
}

/** An option of a question. */
export function sayOption(
  question: OpenQuestion,
  option: Option,
  reader: Reader,
  lang: Language = english,
): OptionText {
  const narrator = new Narrator(lang, reader);
  return tellOption(lang, asked(question), option, narrator, whatHappens(question, option, narrator, lang));
}

/** What picking an option does, or that nothing would come of it now. */
export function whatHappens(
  question: OpenQuestion,
  option: OfferedOption,
  narrator: Narrator,
  lang: Language,
): string | undefined {
  const does = consequence(question, option, narrator, lang);
  return option.idle ? [does, lang.idle].filter(Boolean).join(' ') : does;
}

function consequence(
  question: OpenQuestion,
  option: OfferedOption,
  narrator: Narrator,
  lang: Language,
): string | undefined {
  // A permission says in its question what it is about.
  if (question.ask === 'may') return undefined;
  if (option.effects) return narrator.doing(option.effects);
  if (question.ask === 'choose-box') return boxText(option, lang);
  const card = cardOf(question, option);
  return card && cardText(card, lang).text;
}

function boxText({ id, card, added }: OfferedOption, lang: Language): string | undefined {
  if (added !== undefined) return sayBox(script<CrisisBox>(added), lang);
  if (card === undefined || (id !== 'top' && id !== 'bottom')) return undefined;
  const box = [crisisCards[card], superCrisisCards[card]].find((c) => c?.[id])?.[id];
  return box && sayBox(box, lang);
}

const decks = [...deckNames, 'loyalty'] as const;

/** The card that an option stands for, as far as it is a whole card of a deck or a sheet. */
function cardOf(
  { ask }: OpenQuestion,
  { id, card, cause, token, player, pilot }: OfferedOption,
): AnyCard | undefined {
  if (player !== undefined || pilot !== undefined) return undefined;
  if (cause?.kind === 'quorum') return quorumCards.find((c) => c.id === cause.id);
  if (cause?.kind === 'loyalty') return loyaltyCards.find((c) => c.id === cause.id);
  if (cause?.kind === 'location') return location(cause.id);
  // Elsewhere a token is a trauma token, and says what it is.
  if (token !== undefined) return ask === 'pick-damage' ? tables['galactica-damage'][token] : undefined;
  const name = id.replace(/#\d+$/, '');
  if (card !== undefined) {
    const deck = decks.find((d) => tables[d][card]?.id === name);
    return deck && tables[deck][card];
  }
  return tables.location.find((l) => l.id === name) ?? tables.character.find((c) => c.id === name);
}
