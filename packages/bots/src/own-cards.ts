import type { BoardFact, Seat, View } from '@ragtag/board-game';

/**
 * Which of its cards a player has added to a check. Nobody tells: whoever answers knows, but an answer may have been
 * thought through elsewhere. All other ways into and out of a hand are told, so it is what else is missing.
 */
export class OwnCards {
  readonly #seat: Seat;
  #hand: readonly number[] = [];
  #revealed: readonly number[] = [];

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  /** The cards added since it heard last; nothing where it added none. */
  hear(facts: readonly BoardFact[], view: View): readonly number[] | undefined {
    const { hand } = view.players[this.#seat];
    if (!hand) return undefined;
    const missing = [...this.#hand];
    let added = false;
    for (const fact of facts) {
      if (fact.fact === 'check-revealed') this.#revealed = fact.cards;
      if (fact.fact === 'check-cards-added' && fact.seat === this.#seat && fact.n > 0) added = true;
      const change = this.#changeBy(fact);
      if (change?.in) missing.push(...change.in);
      if (change?.out) remove(missing, change.out);
    }
    this.#hand = [...hand];
    remove(missing, hand);
    return added ? missing : undefined;
  }

  #changeBy(
    fact: BoardFact,
  ): { readonly in?: readonly number[]; readonly out?: readonly number[] } | undefined {
    switch (fact.fact) {
      case 'skill-cards-received':
        return { in: fact.cards };
      case 'skill-cards-discarded':
        return fact.seat === this.#seat ? { out: fact.cards } : undefined;
      case 'check-cards-taken':
        return fact.seat === this.#seat ? { in: this.#revealed } : undefined;
      case 'check-cards-removed':
        return fact.to === 'hand' && fact.seat === this.#seat ? { in: fact.cards } : undefined;
      case 'card-taken':
        if (fact.card === undefined) return undefined;
        return fact.seat === this.#seat ? { in: [fact.card] } : { out: [fact.card] };
      default:
        return undefined;
    }
  }
}

function remove(from: number[], cards: readonly number[]): void {
  for (const card of cards) {
    const at = from.indexOf(card);
    if (at >= 0) from.splice(at, 1);
  }
}
