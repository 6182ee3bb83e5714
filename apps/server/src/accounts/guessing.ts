import { Allowances } from '../allowance';
import { Refused } from '../refused';

/** Passwords that may be tried for one account from one address in a row, and how soon one more is allowed. */
const tries = 10;
const oneMorePerSecond = 1 / 60;
/** The same from all addresses together that the account was never signed in at. */
const triesOfStrangers = 50;
const oneMoreOfStrangersPerSecond = 1 / 20;

/**
 * Counts tries by account and address, so that nobody who guesses keeps the owner out; and by account over all
 * addresses from which nobody has known the password yet, so that nobody guesses from many.
 */
export class Guessing {
  readonly #left = new Allowances(oneMorePerSecond, tries);
  readonly #leftOfStrangers = new Allowances(oneMoreOfStrangersPerSecond, triesOfStrangers);
  readonly #known = new Set<string>();

  demandTry(account: string, address: string): void {
    const key = `${account} ${address}`;
    if (this.#left.take(key) && (this.#known.has(key) || this.#leftOfStrangers.take(account))) return;
    throw new Refused('too-fast', 'Too many passwords were tried for this account. Wait a few minutes.');
  }

  succeeded(account: string, address: string): void {
    const key = `${account} ${address}`;
    this.#left.forget(key);
    this.#known.add(key);
    if (this.#known.size <= remembered) return;
    const [oldest] = this.#known;
    this.#known.delete(oldest);
  }
}

const remembered = 10_000;
