import type { Keyword, Trait } from '../terms';

/** A card or player by the name it was bound to, or the part it plays: `this`, `host`, `challenger`, `defender`. */
export type Ref = string;

/**
 * Players: `you`, `each`, `others`, `opponent` (the player being challenged or challenging), a bound name, or
 * `controller-of:<ref>` and `owner-of:<ref>`.
 */
export type Who = string;

export type Role =
  | 'challenger'
  | 'defender'
  | 'in-challenge'
  | 'challenging-threat'
  | 'challenging-you-undefended';

/** Which cards are meant. Everything said must hold. */
export interface Filter {
  readonly type?: 'unit' | 'personnel' | 'ship';
  readonly trait?: Trait;
  readonly anyTrait?: readonly Trait[];
  readonly allTraits?: readonly Trait[];
  readonly noTrait?: Trait;
  readonly keyword?: Keyword;
  readonly of?: Who | 'opponent-of-you';
  readonly alert?: boolean;
  readonly down?: boolean;
  readonly role?: Role;
  readonly title?: string;
  /** Bears the title of another card. */
  readonly titleOf?: Ref;
  readonly powerAtMost?: number;
  readonly powerAtLeast?: number;
  readonly singular?: true;
  /** Not the card that says it. */
  readonly other?: true;
  /** Missions: lying in an alert or reserve area. */
  readonly unresolved?: true;
  /** Stacks: an asset without supply cards; a stack that has some; no base. */
  readonly bare?: true;
  readonly supplied?: true;
  readonly asset?: true;
  readonly base?: true;
}

/** What kind of thing a target is. */
export type TargetKind =
  | 'unit'
  | 'mission'
  | 'stack'
  | 'player'
  | 'threat'
  /** A unit, an unresolved mission or a threat: whatever has a Cylon threat. */
  | 'threatening'
  /** A card in the chooser's discard pile, in the hand, or under the top of an own unit stack or on it. */
  | 'discard'
  | 'hand'
  | 'in-stack';

/** What may be chosen. */
export interface TargetSpec {
  readonly kind: TargetKind;
  readonly filter: Filter;
  /** Names bound before that it must differ from. */
  readonly not?: readonly string[];
  /** Chosen without the word target: protection from being one does not matter. rule: ccg.targets.untargetable */
  readonly untargeted?: true;
  /** Any number may be chosen, also none. */
  readonly many?: true;
  /** Players who control such a unit. */
  readonly having?: Filter;
  /** Current power equal to the printed power of a card chosen before. rule: ccg.card.meet-the-new-boss */
  readonly powerOf?: string;
}

export type Targets = Readonly<Record<string, TargetSpec>>;

/** What an instruction is done to: one card, or all that match. */
export type Which = Ref | { readonly all: Filter; readonly kind?: TargetKind };

export type Amount =
  | number
  | { readonly count: Filter; readonly kind?: TargetKind; readonly times?: number }
  /** Units and missions, resolved or not, of a trait. */
  | { readonly countCards: { readonly trait: Trait; readonly of: Who } }
  | { readonly bound: string; readonly times?: number }
  | { readonly mysticOf: Ref }
  | { readonly supplyOf: Ref }
  | { readonly bareAssetsOf: Who; readonly times?: number }
  | { readonly startingHandOf: Who }
  | { readonly totalsApart: true };

export type Condition =
  | { readonly is: 'not'; readonly it: Condition }
  | { readonly is: 'all'; readonly of: readonly Condition[] }
  | { readonly is: 'role'; readonly what: Ref; readonly role: Role }
  /** What is challenged matches. */
  | { readonly is: 'challenging'; readonly what: Ref; readonly against: Filter }
  | { readonly is: 'opponent-has-no'; readonly what: Ref; readonly filter: Filter }
  | { readonly is: 'phase'; readonly phase: 'ready' | 'execution' | 'cylon' }
  | { readonly is: 'controls'; readonly who: Who; readonly filter: Filter }
  | { readonly is: 'challenge'; readonly of?: 'ships' }
  | { readonly is: 'matches'; readonly what: Ref; readonly filter: Filter }
  | { readonly is: 'same'; readonly what: Ref; readonly as: Ref }
  | { readonly is: 'player'; readonly who: Who; readonly as: Who }
  /** The card that it is about bears a trait, by what is printed. */
  | { readonly is: 'card-has'; readonly trait: Trait }
  | { readonly is: 'card-is'; readonly type: 'personnel' | 'ship' }
  /** So it was told of the event. */
  | { readonly is: 'told'; readonly name: string }
  | { readonly is: 'challenge-kind'; readonly kind: 'personnel' | 'ship' };
