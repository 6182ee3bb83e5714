import type { OpenQuestion, Option, OptionText } from '@ragtag/kernel';
import { script } from '@ragtag/kernel';
import { crisisCards, location, loyaltyCards, quorumCards, superCrisisCards } from '../cards/tables';
import type { CrisisBox } from '../cards/types';
import type { React, WindowName } from '../effects/types';
import type { AskName } from '../rules';
import { deckNames } from '../terms';
import { type AnyCard, cardText } from './card-text';
import { english } from './en';
import type { AskWords, Language, OfferedOption, Reader } from './language';
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

type Words = AskWords<AskName>;

/** A question as its words take it; each reads what its own ask has put there. */
function asked(question: OpenQuestion): Parameters<Words['ask']>[0] {
  return { ...question, window: windowOf(question) } as never;
}

function wordsOf(question: OpenQuestion, lang: Language): Words {
  const words = (lang.asks as Readonly<Record<string, Words>>)[question.ask];
  if (!words) throw new Error(`no words for the question ${question.ask}`);
  return words;
}

/** What is asked, in one sentence. */
export function sayQuestion(question: OpenQuestion, reader: Reader, lang: Language = english): string {
  return wordsOf(question, lang).ask(asked(question), new Narrator(lang, reader));
}

/** An option of a question. */
export function sayOption(
  question: OpenQuestion,
  option: Option,
  reader: Reader,
  lang: Language = english,
): OptionText {
  const offered = option as OfferedOption;
  const narrator = new Narrator(lang, reader);
  const label = wordsOf(question, lang).option(option as never, narrator, asked(question));
  const does = consequence(question, offered, narrator, lang);
  const whatHappens = offered.idle ? [does, lang.idle].filter(Boolean).join(' ') : does;
  return whatHappens === undefined || whatHappens === label ? { label } : { label, whatHappens };
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
