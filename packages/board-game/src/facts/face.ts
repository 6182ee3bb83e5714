import type { BoardFact, FactName, FactOf, Facts } from '../facts';
import type { Teller } from '../say/language';

/** What a field of a fact holds, as scenarios write and read it. */
export type Field =
  | 'number'
  | 'text'
  | 'seat'
  | 'cause'
  | 'step'
  | 'window'
  | 'option'
  | 'verdict'
  | 'character'
  | 'title'
  | 'skill'
  | 'resource'
  | 'place'
  | 'area'
  | 'icon'
  | 'ship'
  | 'attacker'
  | 'target'
  | 'attack-result'
  | 'deck'
  /** Also decks that hold no whole cards. */
  | 'any-deck'
  /** One or more cards of the deck that the fact names; skill cards where it is none of whole cards. */
  | 'card'
  /** The same, of a deck of whole cards. */
  | 'whole-card'
  | 'skill-card'
  | 'loyalty-card'
  | 'agenda-card'
  | 'motive-card'
  | 'mutiny-card'
  | 'mission-card'
  | 'quorum-card'
  | 'destination-card'
  | 'galactica-damage'
  | 'basestar-damage'
  | 'ally-card'
  | 'crossroads-card'
  | 'trauma-token'
  | 'civilian-ship'
  /** Civilian ships with their handles. */
  | 'civilian-ships'
  /** Cards of a check with what they count for. */
  | 'counted'
  /** What changes the total of a check. */
  | 'changes'
  /** One of a few words. */
  | { readonly words: readonly string[]; readonly what: string };

/** What is known of a fact, whoever reports it. */
export interface FactFace<F extends FactName> {
  readonly fields: { readonly [K in keyof Facts[F]]-?: Field };
  /** A line of the log in English. */
  readonly en: (fact: FactOf<F>, tell: Teller) => string;
}

export type AllFacts = { readonly [F in BoardFact['fact']]: FactFace<F> };

/** Facts of one family. */
export type FactFamily = Partial<AllFacts>;
