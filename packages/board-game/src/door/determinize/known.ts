import type { DeckName, Seat } from '../../terms';

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

export function knownHand({ hands }: Known, seat: Seat): readonly number[] {
  return hands?.[seat] ?? [];
}
