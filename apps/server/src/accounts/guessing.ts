import { Refused } from '../refused';
import type { Limits } from '../store/store';

/** Passwords that may be tried for one account from one address in a row, and how soon one more is allowed. */
const tries = 10;
const oneMorePerSecond = 1 / 60;
/** The same from all addresses together that the account was never signed in at. */
const triesOfStrangers = 50;
const oneMoreOfStrangersPerSecond = 1 / 20;

/** Names that are taken which one address is told of in a row, and how soon of one more. */
const names = 8;
const oneMoreNamePerSecond = 1 / 300;

/** Letters that an account is sent in a row, and how soon one more. */
const letters = 3;
const oneMoreLetterPerSecond = 1 / 600;

/**
 * Counts tries by account and address, so that nobody who guesses keeps the owner out; and by account over all
 * addresses from which nobody has known the password of late, so that nobody guesses from many. At all servers together.
 */
export class Guessing {
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async demandTry(account: string, address: string): Promise<void> {
    const at = `${account} ${address}`;
    const isAllowed =
      (await this.#limits.take(`guess ${at}`, oneMorePerSecond, tries)) &&
      ((await this.#limits.isCounted(`known ${at}`)) ||
        (await this.#limits.take(`guess ${account}`, oneMoreOfStrangersPerSecond, triesOfStrangers)));
    if (isAllowed) return;
    throw new Refused('too-fast', 'Too many passwords were tried for this account. Wait a few minutes.');
  }

  /**
   * Whoever makes an account is told whether its name is taken. Who asks for names that are will soon be told nothing,
   * whatever the name is; names that are not taken are not counted, for a class may have one address.
   */
  async signingUp<T>(address: string, signUp: () => Promise<T>): Promise<T> {
    const key = `names ${address}`;
    if (!(await this.#limits.take(key, oneMoreNamePerSecond, names))) {
      throw new Refused('too-fast', 'Too many names were tried from here. Wait a few minutes.');
    }
    const done = await signUp();
    await this.#limits.giveBack(key);
    return done;
  }

  /** Nobody fills the mailbox of somebody else. Counted whether there is such an account or not. */
  async demandReminder(account: string): Promise<void> {
    if (await this.#limits.take(`letters ${account}`, oneMoreLetterPerSecond, letters)) return;
    throw new Refused('too-fast', 'Letters were sent already. Wait a few minutes.');
  }

  async succeeded(account: string, address: string): Promise<void> {
    const at = `${account} ${address}`;
    await this.#limits.forgive(`guess ${at}`);
    await this.#limits.take(`known ${at}`, 1, 1);
  }
}
