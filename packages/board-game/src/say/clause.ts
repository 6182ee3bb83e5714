import type { Clause } from '@ragtag/kernel/say';
import type { CheckSpec, Condition, Effect, Modifier, Scope, Who } from '../effects/types';

export type { Clause } from '@ragtag/kernel/say';

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

/** A board by its title, as where somebody is, and as what a place on it is. */
export interface BoardWords {
  readonly title: string;
  readonly aboard: string;
  readonly place: string;
}
