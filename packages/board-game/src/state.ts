import type { MachineState } from '@ragtag/kernel';
import type { Cause, Modifier } from './effects/types';
import type { Options } from './options';
import type { EffectList } from './scripts';
import type { Vipers } from './table/vipers';
import type { Area, DeckName, Seat, Side } from './terms';

/**
 * The whole game as one plain value. Cards are indexes into the card tables and identical cards have the same
 * index, so that nothing in a state tells two copies of a card apart. Each part of it (`state/`) adds its own fields.
 */
export interface State extends MachineState {
  options: Options;
  players: Player[];
}

/** What belongs to a player; each part of the state adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the parts, so that each says what it consists of
export interface Player {}

/** Never changed but replaced, so that copies of a state can share it. */
export interface LoyaltyCard {
  readonly card: number;
  readonly faceUp: boolean;
  /** Seats other than the owner that have looked at it. */
  readonly seenBy: readonly Seat[];
}

/** A character without a player. */
export interface Assist {
  readonly character: string;
  loyalty: LoyaltyCard[];
}

export interface Turn {
  seat: Seat;
  number: number;
  /** The step as the rulebook names it. */
  step: string;
  /** Ids of abilities and cards used up for this turn. */
  used: string[];
  /** The player's viper area when the turn began, if any. */
  startedPiloting: boolean;
  /** The location or area of the player when the turn began; games that were saved before do not know. */
  startedAt?: string;
  /** Skill checks begun in this turn; absent before the first. */
  checks?: number;
  /** The player has turned Cylon in this turn, and has no further action. */
  turned?: boolean;
  /** Nothing of this turn begins any more but its end. */
  ended?: boolean;
  /** Whoever comes next is the current player already. rule: trial.elimination-turns */
  passedOn?: boolean;
}

export interface SpaceArea {
  raiders: number;
  heavyRaiders: number;
  /** Unmanned vipers; a manned one is its pilot's `piloting`. */
  vipers: Vipers;
  civilians: CivilianShip[];
}

/** Never changed but replaced. */
export interface CivilianShip {
  /** Tells ships on the table apart without telling what is in them. */
  readonly handle: number;
  readonly kind: number;
  readonly seenBy: readonly Seat[];
}

export interface Basestar {
  /** Null while not in play. */
  area: Area | null;
  damage: number[];
}

export interface Deck {
  /** Top of the deck last. */
  draw: number[];
  /** Top of the pile last. */
  discard: number[];
}

export interface Decks extends Record<DeckName, Deck> {
  /** By skill, in the order of `skills`. */
  skill: Deck[];
  destiny: number[];
  loyalty: number[];
  notACylon: number[];
  /** Cards for those who come after executed humans; absent without the house rule. */
  special?: number[];
  /** Decks that a phase of the game has put aside for a while. */
  aside?: Partial<Record<DeckName, Deck>>;
  /** What decks are made of, where a phase of the game has swapped it. */
  contents?: Partial<Record<DeckName, string>>;
  /** Loyalty cards that were discarded; absent until one is. */
  discardedLoyalty?: number[];
  /** Cards out of the game. */
  removed: Card[];
}

export interface Card {
  deck: DeckName;
  card: number;
}

export interface KeptCard extends Card {
  /** The player it lies with, for cards given to somebody. */
  holder: Seat | null;
}

export interface InForce {
  /** Path of the modifier among the scripts. */
  modifier: string | Modifier;
  owner: Seat;
  until: 'turn-end' | 'jump' | 'game-end';
  bind: Record<string, unknown>;
  /** What put it in force; games that were saved before do not know. */
  cause?: Cause;
  /** It is over once it has counted. */
  once?: boolean;
}

export interface Later {
  window: string;
  effects: EffectList;
  owner: Seat;
  bind: Record<string, unknown>;
  /** What it comes from, where that is known. */
  cause?: Cause;
}

/** What executions have done to the game. */
export interface Executions {
  /** Characters that are out of the game. rule: execution.human-out */
  readonly removed: string[];
  /** Morale lost because somebody was executed. */
  morale: number;
}

/** How the humans fare on New Caprica. */
export interface NewCaprica {
  /** Under occupation until Galactica is back in orbit. */
  phase: 'occupied' | 'orbit';
  /** Occupation forces on each location of their track. */
  occupation: number[];
  /** Civilian ships on the ground, by kind, the top of each stack last. */
  locked: number[];
  prepared: number[];
}

export interface Verdict {
  /** The side that has won. */
  winner: Side;
  /** Everybody who has won; games that ended before this was told have those of the side. */
  winners?: Seat[];
  /** Rule that ended the game. */
  rule: string;
  reason: string;
}
