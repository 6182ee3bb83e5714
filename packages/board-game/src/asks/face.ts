import type { AskName, OptionOf } from '../rules';
import type { AskWords } from '../say/language';
import type { Target } from './types';

/** What is known of an ask, whoever asks it. */
export interface AskFace<A extends AskName> {
  readonly en: AskWords<A>;
  readonly points: (option: OptionOf<A>) => Target;
  /** The options are cards of the own hand. */
  readonly hand?: true;
}

export type AllAsks = { readonly [A in AskName]: AskFace<A> };

/** Asks of one family. */
export type AskFamily = Partial<AllAsks>;
