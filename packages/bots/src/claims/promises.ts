import type { BoardFact, Seat } from '@ragtag/board-game';
import type { Claim } from './claim';

export type Help = Extract<Claim, { claim: 'can-help' }>['how'];

/** What somebody says to have for the running check. */
export interface Promised {
  /** The strength of cards that such words usually stand for. */
  readonly strength: number;
  /** How far they are taken at their word, from 0 to 1. */
  readonly belief: number;
}

/** What hands hold whose owners say so (see `helpWith`). */
const usually: Readonly<Record<Help, number>> = { 'a-lot': 8.5, 'a-little': 3.5, 'not-at-all': 0.3 };

/** How far a stranger is taken at their word, and how much that moves with every promise that is kept or broken. */
export const stranger = 0.7;
const kept = 0.15;
const broken = 0.4;

/** Cards of others without which nobody had to keep a promise: the check was given up. */
const givenUp = 2;

/** What everybody said they could add to the running check, and how they kept their word before. */
export class Promises {
  readonly #said = new Map<Seat, Help>();
  readonly #added = new Map<Seat, number>();
  readonly #word = new Map<Seat, number>();

  say(seat: Seat, how: Help): void {
    this.#said.set(seat, how);
  }

  hear(facts: readonly BoardFact[]): void {
    for (const fact of facts) {
      if (fact.fact === 'check-started') this.#clear();
      else if (fact.fact === 'check-cards-added' && fact.seat !== null)
        this.#added.set(fact.seat, (this.#added.get(fact.seat) ?? 0) + fact.n);
      else if (fact.fact === 'check-result') this.#judge();
    }
  }

  /** How far somebody is taken at their word. */
  wordOf(seat: Seat): number {
    return this.#word.get(seat) ?? stranger;
  }

  promisedBy(seat: Seat): Promised | undefined {
    const how = this.#said.get(seat);
    return how === undefined ? undefined : { strength: usually[how], belief: this.wordOf(seat) };
  }

  #clear(): void {
    this.#said.clear();
    this.#added.clear();
  }

  #judge(): void {
    for (const [seat, how] of this.#said) {
      const cards = this.#added.get(seat) ?? 0;
      const others = [...this.#added].reduce((sum, [by, n]) => (by === seat ? sum : sum + n), 0);
      if (how === 'not-at-all' ? cards === 0 : cards === 0 && others < givenUp) continue;
      const isKept = how !== 'not-at-all' && cards > 0;
      const word = this.wordOf(seat);
      this.#word.set(seat, isKept ? word + kept * (1 - word) : word * (1 - broken));
    }
    this.#clear();
  }
}
