import { Allowances } from './allowance';
import { Refused } from './refused';

/** How often a person may do what takes the server, or the others, more than a message: what is usual, many times over. */
export class Paces {
  readonly #paces: Readonly<Record<'enter' | 'speak' | 'undo', Allowances>>;

  /** By the messages that a socket may send in a second. */
  constructor(rate: number) {
    this.#paces = {
      // Everything that has happened may have to be told.
      enter: new Allowances(rate / 20, rate * 1.5),
      speak: new Allowances(rate / 20, rate / 2),
      // The game is played again from its beginning.
      undo: new Allowances(rate / 40, rate / 2),
    };
  }

  demand(what: 'enter' | 'speak' | 'undo', user: string): void {
    if (!this.#paces[what].take(user)) throw new Refused('too-fast', 'Not so fast. Try again in a moment.');
  }
}
