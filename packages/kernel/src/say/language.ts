import type { Zone } from '../game-words';
import type { Fact } from '../state';
import type { Clause } from './clause';

/** How a language puts clauses together. */
export interface Grammar {
  /** Clauses as one piece of a sentence. */
  join(clauses: readonly Clause[]): string;
  /** Clauses as sentences. */
  sentences(clauses: readonly Clause[]): string;
  /** Conditions as one: all of them, or any. */
  together(parts: readonly string[], how: 'all' | 'any'): string;
}

/** The words of an ask; `T` tells one reader what the words need of the whole. */
export interface AskWords<Q, O, T> {
  /** What is asked, as one sentence to the one who is asked. */
  ask(question: Q, tell: T): string;
  /** The label of an option. */
  option(option: O, tell: T, question: Q): string;
}

/** The table as a whole. */
export interface TableWords<V, T> {
  /** What the game is called. */
  readonly game: string;
  zones(view: V, tell: T): readonly Zone[];
  /** How the game has ended, or where it stands. */
  standing(view: V, tell: T): string;
}

/** What the language of any game has. A game's own says what each fact, ask and verb is, so that none lacks words. */
export interface BaseLanguage<F extends Fact, V, T> extends Grammar {
  /** Tag of the language (BCP 47). */
  readonly tag: string;
  readonly facts: Readonly<Record<F['fact'], (fact: never, tell: T) => string>>;
  readonly asks: Readonly<Record<string, AskWords<never, never, T>>>;
  readonly table: TableWords<V, T>;
}
