import type { OptionText } from '../game-words';
import type { Fact, OpenQuestion, Option } from '../state';
import type { AskWords, BaseLanguage } from './language';

/** Facts, questions and options in words, by the tables of a game's language. */

/** A fact as one sentence of the log. */
export function tellFact<F extends Fact, V, T>(lang: BaseLanguage<F, V, T>, fact: F, tell: T): string {
  const words = lang.facts[fact.fact as F['fact']] as (fact: F, tell: T) => string;
  return words(fact, tell);
}

function wordsOf<F extends Fact, V, T>(
  { asks }: BaseLanguage<F, V, T>,
  { ask }: OpenQuestion,
): AskWords<OpenQuestion, Option, T> {
  const words = asks[ask];
  if (!words) throw new Error(`no words for the question ${ask}`);
  // Each reads what its own ask has put there.
  return words as AskWords<OpenQuestion, Option, T>;
}

/** What is asked, in one sentence. */
export function tellQuestion<F extends Fact, V, T>(
  lang: BaseLanguage<F, V, T>,
  question: OpenQuestion,
  tell: T,
): string {
  return wordsOf(lang, question).ask(question, tell);
}

/** An option of a question, and what picking it does where the label does not say so. */
export function tellOption<F extends Fact, V, T>(
  lang: BaseLanguage<F, V, T>,
  question: OpenQuestion,
  option: Option,
  tell: T,
  whatHappens: string | undefined,
): OptionText {
  const label = wordsOf(lang, question).option(option, tell, question);
  return !whatHappens || whatHappens === label ? { label } : { label, whatHappens };
}
