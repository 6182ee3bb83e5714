import type { OpenQuestion, Option, Words } from '@ragtag/kernel';
import { capital, whom, wordsBy } from '@ragtag/kernel/say';
import { cards } from '../cards/tables';
import type { View } from '../door/view';
import type { CardFact } from '../facts';
import type { Kind } from '../terms';
import { abilityText, cardText } from './card-text';
import { english } from './en';
import type { AskedQuestion } from './language';
import { Teller } from './teller';

/** The text of the card that an option means, or of the one ability that it uses. */
function textMeant(option: Option): string {
  const { card, kind, act, index } = option as { card?: Kind; kind?: Kind; act?: string; index?: number };
  const meant = card ?? kind;
  if (meant === undefined) return '';
  return act === 'ability' && index !== undefined
    ? abilityText(cards[meant], index)
    : cardText(cards[meant]).text;
}

/** What is read before an option is taken. */
function textToRead({ ask, asking }: AskedQuestion, option: Option): string {
  // What is laid down to pay with has no text any more.
  if (ask === 'resource') return '';
  if (ask !== 'may-answer') return textMeant(option);
  const kind = asking?.kind ?? null;
  return option.id === 'yes' && kind !== null ? cardText(cards[kind]).text : '';
}

/** A question with what it is about. */
function asked(question: OpenQuestion, { view }: Teller): AskedQuestion {
  return { ...question, asking: view.asking.find((asking) => asking.question === question.id) };
}

/** The card game in words. English is the only language yet. */
export function wordsIn(_tag: string): Words<CardFact, View> {
  const words = wordsBy<CardFact, View, Teller>(english, {
    teller: (view) => new Teller(view),
    asked,
    whatHappens: textToRead,
  });
  return {
    ...words,
    player: (seat, view) => whom(new Teller(view), seat),
    // A sentence may begin with a player's name.
    fact: (fact, view) => capital(words.fact(fact, view)),
    unasked: english.unasked,
  };
}
