/** A card or another thing from the box, as it is listed. */
export interface Listed {
  /** Its id, and what else it may be called by. */
  readonly ids: readonly [string, ...string[]];
  readonly box: string;
  /** The deck that it stands under, and what else it is looked for by. */
  readonly decks: readonly [string, ...string[]];
  readonly name: string;
  readonly copies: number;
  /** What is printed on it, in our words. */
  readonly text: string;
  /** As a program reads it. */
  readonly data: object;
}

/** Everything in the boxes of a game. */
export interface Catalogue {
  readonly boxes: readonly string[];
  readonly cards: readonly Listed[];
}
