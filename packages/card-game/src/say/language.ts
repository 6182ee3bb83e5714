import type { OpenQuestion, Option, OptionText } from '@ragtag/kernel';
import type { AskWords, BaseLanguage } from '@ragtag/kernel/say';
import type { Asking } from '../door/asking';
import type { View } from '../door/view';
import type { CardFact, FactName, FactOf } from '../facts';
import type { Teller } from './teller';

/** A question, and what it is about where the reader may know. */
export interface AskedQuestion extends OpenQuestion {
  readonly asking?: Asking;
}

/** What happened, one sentence each; empty where another says it already. */
export type FactWords = { readonly [N in FactName]: (fact: FactOf<N>, tell: Teller) => string };

export interface Language extends BaseLanguage<CardFact, View, Teller> {
  readonly facts: FactWords;
  readonly asks: Readonly<Record<string, AskWords<AskedQuestion, Option, Teller>>>;
  /** What players may do although nobody asks them. */
  unasked(name: string, view: View): OptionText;
}
