import { Allowances } from './allowance';
import { Refused } from './refused';
import type { Limits } from './store/store';

/** How often a person may do what takes the server, or the others, more than a message: what is usual, many times over. */
export class Paces {
  readonly #rate: number;
  readonly #limits: Limits;
  readonly #paces: Readonly<Record<'enter' | 'speak', Allowances>>;

  /** By the messages that a socket may send in a second. */
  constructor(rate: number, limits: Limits) {
    this.#rate = rate;
    this.#limits = limits;
    this.#paces = {
      // Everything that has happened may have to be told.
      enter: new Allowances(rate / 20, rate * 1.5),
      speak: new Allowances(rate / 20, rate / 2),
    };
  }

  demand(what: 'enter' | 'speak', user: string): void {
    if (!this.#paces[what].take(user)) refuse();
  }

  /** The game is played again from its beginning: counted at all servers together. */
  async demandUndo(user: string): Promise<void> {
    const most = Math.max(1, this.#rate / 2);
    if (!(await this.#limits.take(`undo ${user}`, this.#rate / 40, most))) refuse();
  }
}

function refuse(): never {
  throw new Refused('too-fast', 'Not so fast. Try again in a moment.');
}
