import { Refused } from '../refused';
import { Allowance } from '../socket/allowance';

/** Passwords that may be tried for one account in a row, from wherever, and how soon one more is allowed. */
const tries = 10;
const oneMorePerSecond = 1 / 60;
const remembered = 10_000;

/** Counts tries by account, so that nobody guesses a password from many addresses. */
export class Guessing {
  readonly #left = new Map<string, Allowance>();

  demandTry(account: string): void {
    const left = this.#left.get(account) ?? new Allowance(oneMorePerSecond, tries);
    this.#left.delete(account);
    this.#left.set(account, left);
    if (this.#left.size > remembered) this.#left.delete(this.#left.keys().next().value ?? '');
    if (!left.take()) {
      throw new Refused('too-fast', 'Too many passwords were tried for this account. Wait a few minutes.');
    }
  }

  succeeded(account: string): void {
    this.#left.delete(account);
  }
}
