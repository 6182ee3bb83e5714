import type { MachineState } from '@ragtag/kernel';
import type { RulingName } from './effects/modifier-types';
import type { Reveal } from './effects/types';
import type { Options } from './options/definitions';
import type { Handle, Kind, Phase, Seat, Until } from './terms';

/**
 * The whole game. In hand, deck, discard pile and supply there are only kinds; in play there are handles. So nothing tells
 * two hidden copies apart, and a card that leaves play forgets everything (ccg.states.move-loses-changes).
 */
export interface State extends MachineState {
  readonly options: Options;
  players: Player[];
  turn: Turn;
  /** Cylon threats, between the players. */
  threats: Threat[];
  /** Changes that lie on cards or hold for all, without a card of their own. */
  inForce: InForce[];
  /** What waits for the end of the running challenge. */
  waiting: Triggered[];
  /** What was set off and not yet dealt with. */
  triggered: Triggered[];
  /** What changes somebody's next reveal for a challenge, in the order it was played. */
  reveals: WaitingReveal[];
  /** The next handle. */
  handles: Handle;
  /** Who offers a draw, until the end of the turn. */
  draw: Seat[];
  /** Influence has changed, and nobody has looked yet whether somebody has won or lost. */
  unsettled: boolean;
  over: Verdict | null;
}

export interface Turn {
  number: number;
  phase: Phase;
  first: Seat;
  /** Phases of this turn still to come. */
  order: Phase[];
  /** Who acts first in the next Cylon phase of this turn, whatever the influence. rule: ccg.order.override */
  actsFirst: Seat | null;
  /** Who does so in the Cylon phase that is running. */
  leads: Seat | null;
}

export interface Player {
  readonly name: string;
  out: boolean;
  influence: number;
  /** Sorted. */
  hand: Kind[];
  /** Top last. */
  deck: Kind[];
  discard: Kind[];
  units: Unit[];
  /** Unresolved. */
  missions: Mission[];
  /** Persistent ones that were resolved. */
  resolved: Resolved[];
  /** The first is the base. */
  stacks: Stack[];
  resolvedMission: boolean;
  /** Cards of the hand that everybody has seen, sorted. */
  seenHand: Kind[];
  /** What is remembered of the deck's top. */
  seenTops: SeenTop[];
  /** The deck as it was brought, sorted; only where everybody may read it. */
  readonly list?: readonly Kind[];
}

/** Cards from the top of a deck that a seat knows, or everybody; null where it does not. */
export interface SeenTop {
  readonly by: Seat | null;
  readonly cards: (Kind | null)[];
}

/** A personnel or ship, or a stack of them. Area, facing, changes and links belong to the unit, not to its cards. */
export interface Unit {
  readonly handle: Handle;
  readonly owner: Seat;
  /** Top first. */
  cards: Kind[];
  alert: boolean;
  down: boolean;
  links: Resolved[];
  /** Abilities used that may be used once a turn. */
  used: string[];
}

export interface Mission {
  readonly handle: Handle;
  readonly kind: Kind;
  readonly owner: Seat;
  alert: boolean;
  down: boolean;
}

/** A resolved mission that stays: in a resource area, or linked to a unit. Its owner controls it. */
export interface Resolved {
  readonly handle: Handle;
  readonly kind: Kind;
  readonly owner: Seat;
  down: boolean;
  used: string[];
}

/** A base or an asset with its supply cards. */
export interface Stack {
  readonly handle: Handle;
  readonly kind: Kind;
  /** Sorted. */
  supply: Kind[];
  down: boolean;
}

export interface Threat {
  readonly handle: Handle;
  readonly kind: Kind;
  readonly owner: Seat;
  /** Seats whom its red text does not concern. */
  spared: Seat[];
}

/** A change without a card. All of one shape, which makes them fast to read. */
export interface InForce {
  readonly on: RulingName;
  /** What it lies on; null where it holds for whatever matches. */
  readonly handles: readonly Handle[] | null;
  /** Path of the change as it is written. */
  readonly modifier: string | object;
  /** The number that it comes to. */
  readonly n: number;
  readonly owner: Seat;
  readonly source: Kind;
  readonly until: Until;
}

/** An ability that was set off, or waits to be. */
export interface Triggered {
  readonly id: string;
  readonly seat: Seat;
  readonly may: boolean;
  /** The card it is on; it may have left play. */
  readonly source: Handle;
  readonly kind: Kind;
  /** Path of the ability, or of a plain list of effects. */
  readonly ability: string | object;
  readonly bind: Record<string, unknown>;
}

export interface WaitingReveal {
  readonly seat: Seat;
  readonly how: Reveal;
  /** Who chooses between two cards. */
  readonly chooser: Seat;
  readonly until: 'turn' | 'challenge';
  /** For a reveal that is skipped: what gets the power, and whose mystic value it is. */
  readonly target: Handle;
  readonly host: Handle;
  readonly source: Kind;
}

export interface Verdict {
  /** Several or none: a tie. */
  readonly winners: readonly Seat[];
  readonly rule: string;
}
