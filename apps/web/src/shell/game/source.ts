import type { Answer, Fact, GameView, StandingOrders } from '@ragtag/kernel';
import type { Said, Say } from '@ragtag/protocol';

/** What happened because of one answer, and how things stand afterwards. */
export interface Batch {
  readonly facts: readonly Fact[];
  readonly view: GameView;
  /** What was said before it. */
  readonly said?: readonly Said[];
}

/** What a game tells its screen. */
export type News =
  /** How things stand, with everything this seat has been told so far. */
  | {
      readonly is: 'sync';
      readonly view: GameView;
      readonly facts: readonly Fact[];
      readonly said?: readonly Said[];
    }
  | { readonly is: 'batches'; readonly batches: readonly Batch[] }
  | { readonly is: 'said'; readonly said: readonly Said[] }
  /** Somebody else at this screen is asked: the screen is covered until they look. */
  | { readonly is: 'handover'; readonly seat: number }
  | { readonly is: 'refused'; readonly message: string }
  /** The connection broke: whether an answer on its way has arrived is told when it is back. */
  | { readonly is: 'lost' }
  | { readonly is: 'trouble'; readonly message: string | null };

/** What concerns only the player at this screen. */
export interface Aside {
  /** Null while they are not known, and for those who only watch. */
  readonly orders: StandingOrders | null;
  /** By the id of an own question: the reaction window it belongs to. */
  readonly windows: Readonly<Record<string, string>>;
  /** How many of the own latest answers can be taken back without asking anybody. */
  readonly undoable: number;
  /** Whether there is an own answer that could be taken back if all agree. */
  readonly answered: boolean;
}

export const noAside: Aside = { orders: null, windows: {}, undoable: 0, answered: false };

export type GivenAnswer = Pick<Answer, 'question' | 'picks'>;

/** A game that a screen shows, wherever it runs. */
export interface GameSource {
  readonly kind: 'local' | 'remote';
  /** Tells the game from others in this browser. */
  readonly id: string;
  /** Several people look at this screen in turn. */
  readonly shared: boolean;
  /** The player's first game: somebody says a word where something is new. */
  readonly coached: boolean;
  /** A puzzle to be solved, by name. */
  readonly task?: string | undefined;
  subscribe(listener: (news: News) => void): () => void;
  answer(question: number, picks: readonly string[]): void;
  /** Several answers as one: all are taken, or none. */
  answerAll(answers: readonly GivenAnswer[]): void;
  /** Uncovers the screen for a seat. */
  look(seat: number): void;
  say(say: Say): void;
  setOrders(orders: StandingOrders): void;
  /** Takes back own answers; where that needs the others' consent, they are asked. */
  undo(answers: number): void;
  readonly watch: (listener: () => void) => () => void;
  readonly aside: () => Aside;
  close(): void;
}
