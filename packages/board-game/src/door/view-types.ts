import type { OpenQuestion } from '@ragtag/kernel';
import type { Cause, CheckSpec, RollLine } from '../effects/types';
import type { RefusedOptions } from '../in-play/objections';
import type { DieRoll } from '../procedures/combat/die-roll';
import type { State } from '../state';
import type { Change, CountedCard, Explained } from '../table/counted';
import type { FacesSeen } from '../table/faces-seen';
import type { Table } from '../table/table';
import type { Vipers } from '../table/vipers';
import type { DeckName, Seat } from '../terms';

/** What a seat may know; the only way anything leaves the engine. A spectator is seat null. Parts add their own. */
export interface View extends Omit<Table, 'stack'> {
  readonly seat: Seat | null;
  readonly options: State['options'];
  readonly players: readonly PlayerView[];
  /** The faces that places and titles show. */
  readonly faces: FacesSeen;
  /** What is being resolved, outermost first. */
  readonly resolving: readonly Resolving[];
  readonly questions: readonly QuestionView[];
  /** What the seat may do although nobody asks it: what it holds that may be shown now, and its orders for that. */
  readonly unasked: readonly string[];
  /** Others who are being asked openly. Who is asked in a reaction window stays secret. */
  readonly waitingFor: readonly { readonly seat: Seat; readonly ask: string }[];
}

/** An own question: what may be picked, and what may not. */
export interface QuestionView extends OpenQuestion {
  /** The reaction window that it belongs to, if it does. */
  readonly window?: string;
  /** What might be looked for among the options in vain, by what speaks against it. Worked out when it is read. */
  readonly refused?: readonly RefusedOptions[];
}

declare module '../effects/scales' {
  interface Scales {
    readonly view: View;
  }
}

/** What a seat may know of a player; each part of the state adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the parts, so that each says what can be seen of it
export interface PlayerView {}

export interface AreaView {
  readonly raiders: number;
  readonly heavyRaiders: number;
  readonly vipers: Vipers;
  readonly civilians: readonly { readonly handle: number; readonly kind: number | null }[];
}

export interface PileView {
  readonly cards: number;
  /** Top of the discards. rule: secrecy.discard-size-hidden — the rest is not public */
  readonly top: number | null;
}

export type Resolving =
  | {
      readonly what: 'encounter';
      readonly card: number;
      /** The token, once it is turned up. */
      readonly token: number | null;
      readonly by: Seat;
    }
  | {
      readonly what: 'crisis';
      readonly deck: DeckName;
      readonly card: number;
      readonly box: string | null;
      readonly by: Seat;
    }
  | {
      readonly what: 'skill-check';
      /** Tells it from every other check of the game, for as long as it is taken. */
      readonly id: string;
      readonly cause: Cause;
      readonly difficulty: number;
      /** How the difficulty comes about. */
      readonly difficultyParts: Explained;
      readonly partial: number | null;
      /** The skills that count for it as it is printed. */
      readonly skills: readonly string[];
      /** Those, and what something has made count for it since. */
      readonly counting: readonly string[];
      /** Its numbers and results: the path of the script, or what a scenario has written. */
      readonly check: string | CheckSpec;
      /** Cards are added face up. */
      readonly faceUp: boolean;
      readonly reckless: boolean;
      readonly target: Seat | null;
      /** Cards added so far, by seat; Destiny under null. */
      readonly added: readonly { readonly seat: Seat | null; readonly n: number }[];
      /** Cards lying open, all once revealed, with what each counts for. */
      readonly cards: readonly CountedCard[];
      /** What is added to the cards in the total, and by what. */
      readonly totalChanges: readonly Change[];
      /** What all cards come to, as things stand; null until they lie open. */
      readonly total: number | null;
      readonly outcome: string | null;
    }
  | {
      readonly what: 'die-roll';
      readonly by: Seat;
      readonly cause: Cause;
      readonly attack: DieRoll['attack'];
      /** What comes of which result, where an effect says it. */
      readonly lines?: string | readonly RollLine[];
    }
  | { readonly what: 'effects'; readonly cause: Cause; readonly by: Seat }
  | { readonly what: 'activation'; readonly icons: readonly string[] }
  | { readonly what: 'jump' };
