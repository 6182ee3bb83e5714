import type { CheckSpec, Condition, Effect, Modifier, Scope, Who } from '../effects/types';

/** One effect in words: a piece of a sentence, without capital letter and full stop. */
export interface Clause {
  readonly text: string;
  /** An order to whoever is addressed, a statement with a subject of its own, or something that needs a sentence. */
  readonly form: 'order' | 'statement' | 'whole';
  /** The name that it binds for what follows. */
  readonly names?: string;
  /** Whom it is about, and what it says of them. */
  readonly subject?: string;
  readonly predicate?: string;
  /** It says itself when it happens, and needs no "then". */
  readonly timed?: boolean;
  /** Orders of the same verb, one after another, are given together. */
  readonly verb?: string;
  readonly object?: string;
}

export type Voice = 'reader' | 'holder' | 'all' | 'piece';

/** What the words of one effect need of the whole. */
export interface Sayer {
  /** Whom orders address. */
  readonly doer: Who;
  /** Who "you" is: the reader, whoever holds the card, or nobody (a card in play for all, a piece). */
  readonly voice: Voice;
  /** The same, with orders to somebody else. */
  addressing(who: Who): Sayer;
  /** A list of effects inside a sentence. */
  inline(list: readonly Effect[]): string;
  /** A condition as it is written after "if", leaving out what the effects that follow imply. */
  condition(condition: Condition): string;
  /** The condition without what these effects imply; undefined where nothing is left. */
  unsaid(condition: Condition | undefined, list: readonly Effect[]): Condition | undefined;
  modifier(modifier: Modifier, until: Scope | 'in-play'): Clause;
  check(spec: CheckSpec): string;
  card(kind: string, id: string): string;
}
