import type { BoardFact, Seat, View } from '@ragtag/board-game';
import { Beliefs } from './beliefs/beliefs';
import type { Mind } from './mind';
import type { Temperament } from './temperament';
import { plainWeights } from './weigh/weights';

/** An officer keeps beliefs about everybody, and knows what everybody must believe about it. */
export class OfficerMind implements Mind {
  readonly weights = plainWeights;
  readonly noise = 0.04;
  readonly temperament: Temperament;
  readonly beliefs: Beliefs;
  readonly #seat: Seat;
  /** What everybody could believe who does not see its cards. */
  readonly #outside: Beliefs;

  constructor(seat: Seat, temperament: Temperament) {
    this.#seat = seat;
    this.temperament = temperament;
    this.beliefs = new Beliefs(seat, temperament.suspicious);
    this.#outside = new Beliefs(null);
  }

  hear(facts: readonly BoardFact[], view: View): void {
    this.beliefs.hear(facts, view);
    this.#outside.hear(facts, view);
  }

  added(cards: readonly number[]): void {
    this.beliefs.added(cards);
  }

  doubt(view: View): readonly number[] {
    return this.beliefs.chances(view);
  }

  suspected(view: View): number {
    return this.#outside.chances(view)[this.#seat];
  }
}
