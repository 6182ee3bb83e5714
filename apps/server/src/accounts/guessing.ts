import { Allowances } from '../allowance';
import { Refused } from '../refused';

/** Passwords that may be tried for one account in a row, from wherever, and how soon one more is allowed. */
const tries = 10;
const oneMorePerSecond = 1 / 60;

/** Counts tries by account, so that nobody guesses a password from many addresses. */
export class Guessing {
  readonly #left = new Allowances(oneMorePerSecond, tries);

  demandTry(account: string): void {
    if (this.#left.take(account)) return;
    throw new Refused('too-fast', 'Too many passwords were tried for this account. Wait a few minutes.');
  }

  succeeded(account: string): void {
    this.#left.forget(account);
  }
}
