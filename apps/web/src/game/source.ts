import type { BoardFact, Seat, View } from '@ragtag/board-game';

/** What happened because of one answer, and how things stand afterwards. */
export interface Batch {
  readonly facts: readonly BoardFact[];
  readonly view: View;
}

/** What a game tells its screen. */
export type News =
  /** How things stand, with everything this seat has been told so far. */
  | { readonly is: 'sync'; readonly view: View; readonly facts: readonly BoardFact[] }
  | { readonly is: 'batches'; readonly batches: readonly Batch[] }
  /** Somebody else at this screen is asked: the screen is covered until they look. */
  | { readonly is: 'handover'; readonly seat: Seat }
  | { readonly is: 'refused'; readonly message: string }
  | { readonly is: 'trouble'; readonly message: string | null };

/** A game that a screen shows, wherever it runs. */
export interface GameSource {
  readonly kind: 'local' | 'remote';
  subscribe(listener: (news: News) => void): () => void;
  answer(question: number, picks: readonly string[]): void;
  /** Uncovers the screen for a seat. */
  look(seat: Seat): void;
  close(): void;
}
