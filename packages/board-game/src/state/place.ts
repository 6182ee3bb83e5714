import type { ComponentTable } from '../cards/components';
import type { Deck } from '../state';
import type { DeckName, Seat } from '../terms';

/**
 * Where components lie and who knows them. Whatever deals hidden things anew, looks for leaks, counts what must be
 * conserved or asks whether something was shown reads places, and nothing else.
 */
export interface Place {
  /** What lies here. Hidden components of one table could lie anywhere that such lie hidden. */
  readonly of: ComponentTable;
  readonly cards: readonly number[];
  /** Whether a seat (null: a spectator) knows the card at a position. */
  knows(seat: Seat | null, at: number): boolean;
  /** Lays other cards here, as many as there were. */
  put(cards: number[]): void;
  /** What somebody knows of the hidden cards here beside single positions: by what it was shown, or from memory. */
  recalled?(known: Known, seat: Seat | null): Recalled;
  /** Which cards can lie here at all; any when absent. */
  takes?(card: number): boolean;
  /** How likely a card lies here, beside others; all alike when absent. */
  likes?(card: number): number;
  /** Whoever a hidden card lies with, for those who hold somebody in doubt; undefined where it lies with nobody. */
  readonly owner?: Seat;
  /** What tells that something was shown here, which cannot be taken back: cards that left it, or who knows which. */
  readonly tells: 'size' | 'looks' | 'nothing';
}

/** Knowledge of cards that lie somewhere among others: at the bottom of a pile, on its top, or just among them. */
export interface Recalled {
  readonly first?: readonly number[];
  readonly last?: readonly number[];
  readonly among?: readonly number[];
}

/**
 * Hidden cards that a player has seen and that still lie where they were seen. A view does not hold them: players
 * remember, tables do not. Whoever thinks ahead keeps them by the facts it was told.
 */
export interface Known {
  /** Skill cards in hands, by seat. */
  readonly hands?: readonly (readonly number[] | undefined)[];
  /** Cards on top of decks, the topmost last. */
  readonly tops?: Readonly<Partial<Record<DeckName, readonly number[]>>>;
  /** Cards under decks, the lowest first. */
  readonly bottoms?: Readonly<Partial<Record<DeckName, readonly number[]>>>;
  /** Quorum cards in the President's hand. */
  readonly quorum?: readonly number[];
}

const nobody = (): boolean => false;
const everybody = (): boolean => true;

type Particulars = Partial<Pick<Place, 'recalled' | 'takes' | 'likes' | 'owner' | 'tells'>>;

/** Cards face down, of which nobody knows any. What is drawn from them was hidden before. */
export function faceDown(
  of: ComponentTable,
  cards: readonly number[],
  put: Place['put'],
  rest: Particulars = {},
): Place {
  return { of, cards, knows: nobody, put, tells: 'size', ...rest };
}

/** Cards that everybody sees. */
export function inTheOpen(of: ComponentTable, cards: readonly number[]): Place {
  return { of, cards, knows: everybody, put: nothing, tells: 'nothing' };
}

const nothing = (): void => undefined;

/** A hand that only its holder knows. It is kept in order, so that its order tells nothing. */
export function inHand(
  of: ComponentTable,
  cards: readonly number[],
  holder: Seat | undefined,
  put: Place['put'],
  rest: Particulars = {},
): Place {
  return {
    of,
    cards,
    knows: (seat) => seat !== null && seat === holder,
    put: (dealt) => put(dealt.sort((a, b) => a - b)),
    owner: holder,
    tells: 'nothing',
    ...rest,
  };
}

/** Discards: the top lies open. rule: secrecy.discard-size-hidden — the rest is not public */
export function discards(of: ComponentTable, deck: Deck, rest: Particulars = {}): Place {
  return {
    of,
    cards: deck.discard,
    knows: (_seat, at) => at === deck.discard.length - 1,
    put(cards) {
      deck.discard = cards;
    },
    tells: 'nothing',
    ...rest,
  };
}

/** Cards that were drawn for one player to pick from, who is being asked. */
export function drawnToPick(
  of: ComponentTable,
  cards: readonly number[],
  isAsked: (seat: Seat | null) => boolean,
  put: Place['put'],
): Place {
  return { of, cards, knows: isAsked, put, tells: 'nothing' };
}
