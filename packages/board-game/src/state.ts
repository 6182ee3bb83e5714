import type { MachineState } from '@ragtag/kernel';
import type { Cause, Modifier } from './effects/types';
import type { Options } from './options';
import type { EffectList } from './scripts';
import type { Standing } from './table/standing';
import type { Area, DeckName, PlayerToken, Resource, Seat, Side, Title } from './terms';

/**
 * The whole game as one plain value. Cards are indexes into the card tables and identical cards have the same
 * index, so that nothing in a state tells two copies of a card apart.
 */
export interface State extends MachineState {
  options: Options;
  players: Player[];
  turn: Turn;
  resources: Record<Resource, number>;
  /** Index on the Jump Preparation track. */
  jump: number;
  /** Cards beside the objective, which count distance. */
  travelled: Card[];
  distance: number;
  /** Distances of objective milestones that have been resolved. */
  milestones: number[];
  /** Centurions on each space of the Boarding Party track. */
  boarding: number[];
  areas: Record<Area, SpaceArea>;
  basestars: Basestar[];
  reserves: { vipers: number; raptors: number };
  damagedVipers: number;
  /** Ships that left the game, which some cards bring back. */
  destroyed: { vipers: number; raptors: number };
  /** Cylon ships and centurions not in play. */
  supply: { raiders: number; heavyRaiders: number; centurions: number };
  /** Civilian ships not in play, by kind, mixed. */
  civilians: number[];
  /** Civilian ships that were destroyed, by kind. */
  lostCivilians: number[];
  /** Handles given to civilian ships in space so far. */
  handles: number;
  galacticaDamage: { pile: number[]; removed: number[] };
  basestarDamage: number[];
  /** Ids of damaged locations. */
  damagedLocations: string[];
  decks: Decks;
  titles: Partial<Record<Title, Seat>>;
  quorumHand: number[];
  nukes: number;
  /** Cards that stay in play, and with whom. */
  inPlay: KeptCard[];
  /** Changes to the rules without a card, and for how long. */
  inForce: InForce[];
  /** Effects waiting for a named moment. */
  later: Later[];
  /** Dice that a scenario has laid down, used before any are rolled. */
  dice: number[];
  over: Verdict | null;
}

export interface Player {
  name: string;
  /** Id of the character; empty until one is picked. */
  character: string;
  /** Id of the location; null while piloting or off the board. */
  location: string | null;
  /** Area of the piloted viper. */
  piloting: Area | null;
  /** Skill cards, sorted. */
  hand: number[];
  loyalty: LoyaltyCard[];
  superCrises: number[];
  standing: Standing;
  /** Ids of once-per-game abilities that are spent. */
  spent: string[];
  /** Tokens that lie with the player; absent where none does. */
  tokens?: Partial<Record<PlayerToken, number>>;
  /** Turns begun so far. */
  turns: number;
}

export interface LoyaltyCard {
  card: number;
  faceUp: boolean;
  /** Seats other than the owner that have looked at it. */
  seenBy: Seat[];
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
  /** Skill checks begun in this turn; absent before the first. */
  checks?: number;
  /** The player has turned Cylon in this turn, and has no further action. */
  turned?: boolean;
  /** Nothing of this turn begins any more but its end. */
  ended?: boolean;
}

export interface SpaceArea {
  raiders: number;
  heavyRaiders: number;
  /** Unmanned vipers; a manned one is its pilot's `piloting`. */
  vipers: number;
  civilians: CivilianShip[];
}

export interface CivilianShip {
  /** Tells ships on the table apart without telling what is in them. */
  handle: number;
  kind: number;
  seenBy: Seat[];
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

export interface Verdict {
  /** The side that has won. */
  winner: Side;
  /** Everybody who has won; games that ended before this was told have those of the side. */
  winners?: Seat[];
  /** Rule that ended the game. */
  rule: string;
  reason: string;
}
