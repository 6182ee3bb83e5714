/** Who reads, and how the others are called. */
export interface Reader {
  /** Name of a seat: a player's name, or that of whom the player plays. */
  readonly names: (seat: number) => string;
  /** The reader's own seat, spoken to as "you". */
  readonly you?: number | null;
}
