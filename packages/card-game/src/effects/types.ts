import type { Keyword, Resource, Trait, Until } from '../terms';
import type { Amount, Condition, Filter, Ref, TargetSpec, Targets, Which, Who } from './filter-types';
import type { Modifier } from './modifier-types';

export type * from './filter-types';
export * from './modifier-types';

/** What happens to somebody's next reveal for a challenge. */
export type Reveal = 'sum' | 'choose' | 'skip';

/** One of the things that players may choose from, with the card it is done to. */
export interface Mode {
  readonly id: string;
  /** What the player must choose for it, bound as `chosen`. */
  readonly choose?: TargetSpec;
  /** `player` is who chose; what cannot be done to anything is no choice. */
  readonly do: readonly Effect[];
  /** All of these must exist for it to be chosen. */
  readonly needs?: Filter;
}

/** Moments that set abilities off, or that can be replaced. */
export const events = [
  'challenges',
  'challenged',
  'undefended',
  'mystic-revealed',
  'wins',
  'challenge-ends',
  'comes-into-play',
  'defeated',
  'leaves-play',
  'defeats',
  'event-played',
  'stack-spent',
  'card-drawn',
  'ready-begins',
  'threats-revealed',
  'would-lose-influence',
  'would-be-defeated',
  'mission-resolving',
] as const;
export type EventName = (typeof events)[number];

/** Every instruction, by its verb. */
export type Effect =
  // States
  | { readonly do: 'ready' | 'commit' | 'exhaust' | 'restore'; readonly what: Which }
  // Leaving play
  | { readonly do: 'sacrifice' | 'returnToHand'; readonly what: Which }
  /** `and` is defeated at the same time. */
  | { readonly do: 'defeat'; readonly what: Which; readonly and?: Ref }
  | { readonly do: 'toDeck'; readonly what: Which; readonly where: 'top' | 'shuffled' }
  | { readonly do: 'toReserve'; readonly what: Ref }
  | { readonly do: 'separate'; readonly what: Ref }
  | { readonly do: 'exchange'; readonly card: Ref; readonly unit: Ref }
  | { readonly do: 'sacrificeSupply'; readonly from: Ref }
  // Changes
  | {
      readonly do: 'power';
      readonly what: Which;
      readonly n: Amount;
      readonly if?: Condition;
      readonly until?: Until;
    }
  | { readonly do: 'threatPower'; readonly n: number }
  | { readonly do: 'threatValue'; readonly what: Ref; readonly n: number; readonly until?: Until }
  | {
      readonly do: 'grant';
      readonly what: Which;
      readonly gives: Trait | Keyword;
      readonly until?: Until;
    }
  | { readonly do: 'strip'; readonly what: Ref; readonly takes: Trait; readonly until?: Until }
  | { readonly do: 'protect'; readonly what: Ref; readonly from: 'all' | 'power'; readonly until?: Until }
  | { readonly do: 'inForce'; readonly modifier: Modifier; readonly until?: Until }
  // Influence
  | { readonly do: 'gain' | 'lose'; readonly who: Who; readonly n: Amount }
  | { readonly do: 'lessenLoss'; readonly n: number }
  // Hand and deck
  | { readonly do: 'draw'; readonly who: Who; readonly n: Amount }
  | { readonly do: 'discard'; readonly who: Who; readonly n: number }
  | { readonly do: 'discardHand'; readonly who: Who }
  | { readonly do: 'reformat' }
  | { readonly do: 'mill'; readonly who: Who; readonly n: Amount }
  | { readonly do: 'recover'; readonly what: Ref }
  | { readonly do: 'showHand'; readonly who: Who }
  /** You choose one of a shown hand; it is discarded or put on its owner's deck. */
  | {
      readonly do: 'pickFromHand';
      readonly who: Who;
      readonly filter?: Filter;
      readonly to: 'discard' | 'deck-top';
    }
  | { readonly do: 'handToDeck'; readonly who: Who }
  | { readonly do: 'look'; readonly deckOf: Who }
  /** You look at the top cards of a deck, keep one on top and put the others at the bottom; or may put one there. */
  | { readonly do: 'arrange'; readonly deckOf: Who; readonly n: number; readonly may?: true }
  | { readonly do: 'search'; readonly filter: Filter; readonly show: boolean }
  | { readonly do: 'recycle' }
  | { readonly do: 'dig'; readonly n: number; readonly by: Who }
  | { readonly do: 'showTop'; readonly as: string }
  | { readonly do: 'highStakes'; readonly n: number }
  | { readonly do: 'compareMystic'; readonly as: string }
  // Resources
  | { readonly do: 'generate'; readonly makes: Resource }
  | { readonly do: 'lessen'; readonly n: number }
  | { readonly do: 'convert' }
  | { readonly do: 'supply'; readonly from: 'hand' | 'this' }
  /** Stands for units that a mission requires: any, or those of a trait. */
  | { readonly do: 'fillPlaces'; readonly n: number; readonly trait?: Trait }
  // Mystic values
  | { readonly do: 'reveal'; readonly as: string }
  | {
      readonly do: 'nextReveal';
      readonly who: Who;
      readonly how: Reveal;
      readonly until?: 'turn' | 'challenge';
      readonly target?: Ref;
    }
  | { readonly do: 'redraw' }
  // Challenges
  | { readonly do: 'endChallenge' }
  | { readonly do: 'chooseDefender' }
  | { readonly do: 'joinDefense' }
  | { readonly do: 'notDefeated' }
  // Threats
  | { readonly do: 'removeThreat'; readonly what: Ref }
  | { readonly do: 'extraThreat' }
  | { readonly do: 'shield'; readonly threat: Ref; readonly who: Who }
  // Phases
  | { readonly do: 'extraActions'; readonly n: number }
  | { readonly do: 'endPhase' }
  | { readonly do: 'extraPhases' }
  | { readonly do: 'actsFirst'; readonly who: Who }
  // Control
  | { readonly do: 'if'; readonly if: Condition; readonly then: readonly Effect[] }
  /** Whoever is meant chooses one of several things and what it is done to; all results happen together. */
  | { readonly do: 'eachPlayer'; readonly who: Who; readonly of: readonly Mode[] }
  /** You choose a card now. Nothing to choose: what is done to it lapses. */
  | { readonly do: 'choose'; readonly as: string; readonly target: TargetSpec }
  | { readonly do: 'later'; readonly then: readonly Effect[] };

export type Verb = Effect['do'];

type Matching<E, V> = E extends { readonly do: infer D }
  ? V extends D
    ? E & { readonly do: V }
    : never
  : never;
/** An instruction with this verb. */
export type EffectOf<V extends Verb> = Matching<Effect, V>;

/** How a card is used to pay. */
export type Way = 'commit' | 'exhaust' | 'sacrifice' | 'to-deck-top';

/** A price in cards: each way must be possible. rule: ccg.costs.price-whole */
export interface Price {
  readonly what: Ref;
  readonly ways: readonly Way[];
}

/** What a card or ability asks for and does. */
export interface Plan {
  readonly targets?: Targets;
  readonly price?: readonly Price[];
  /** The price and what hangs on it are a choice; targets of the price are chosen only if it is paid. */
  readonly optional?: true;
  readonly if?: Condition;
  readonly do: readonly Effect[];
}

/** A text with a price and a colon. */
export interface Activated extends Plan {
  readonly when: 'use';
  readonly limit?: 'turn';
}

/** Set off by an event. */
export interface Trigger extends Plan {
  readonly when: 'event';
  readonly on: EventName;
  readonly may?: true;
  readonly limit?: 'turn';
  /** Works in the hand. */
  readonly inHand?: true;
}

/** Changes an event before it happens. */
export interface Replacement extends Plan {
  readonly when: 'instead';
  readonly on: 'would-lose-influence' | 'would-be-defeated';
}

/** Holds while the card is in play and face up. */
export interface Continuous {
  readonly when: 'always';
  readonly modifiers: readonly Modifier[];
}

export type Ability = Activated | Trigger | Replacement | Continuous;

/** What mission requirements ask for: face-up alert units. */
export interface Slot {
  readonly n: number;
  readonly filter: Filter;
}
