import type { WaysBack } from '@ragtag/protocol';
import type { Mail } from '../notify/mail';
import { Refused } from '../refused';
import { hashOf, newRecoveryCode } from '../secrets';
import type { Store } from '../store/store';

/** Codes that an account is given at once. */
const codes = 8;
const mailWorksFor = 30 * 60 * 1000;

/** A code is for one thing only. */
const forPassword = (code: string) => hashOf(`recover ${plain(code)}`);
const forMail = (code: string) => hashOf(`mail ${plain(code)}`);

/** Without the lines that help to read it. */
const plain = (code: string) => code.replaceAll('-', '');

/** The ways back into an account whose password is lost: codes on paper, and codes by mail where mail is sent. */
export class AccountRecovery {
  readonly #store: Store;
  readonly #mail: Mail;

  constructor(store: Store, mail: Mail) {
    this.#store = store;
    this.#mail = mail;
  }

  /** New codes, told once; those of before are worth nothing any more. */
  async newCodes(person: string): Promise<string[]> {
    const made = Array.from({ length: codes }, newRecoveryCode);
    await this.#store.setCodes(person, made.map(forPassword));
    return made;
  }

  async waysOf(person: string): Promise<WaysBack> {
    const [left, mail] = await Promise.all([this.#store.codesLeft(person), this.#store.mailOf(person)]);
    return { codes: left, mail, sends: this.#mail.isSent };
  }

  /** Uses a code up for a new password. */
  async use(person: string | undefined, code: string): Promise<string> {
    const taken =
      person !== undefined && (await this.#store.takeCode(person, forPassword(code), this.#store.now()));
    if (person !== undefined && taken) return person;
    throw new Refused('wrong-password', 'There is no account with this name and this code.');
  }

  /** Sends a code to an address that somebody says is theirs. */
  async ask(person: string, mail: string): Promise<void> {
    if (!this.#mail.isSent) throw new Refused('switched-off', 'This server sends no mail.');
    const code = newRecoveryCode();
    await this.#store.addCode(person, forMail(code), this.#store.now() + mailWorksFor, mail);
    await this.#mail.send(mail, 'Is this your address?', [
      'Somebody wants codes for a Ragtag account to be sent to this address. If that is you, this code proves it:',
      code,
      'It works for half an hour. If it is not you, do nothing.',
    ]);
  }

  async prove(person: string, code: string): Promise<void> {
    const taken = await this.#store.takeCode(person, forMail(code), this.#store.now());
    if (!taken?.mail)
      throw new Refused('refused', 'This code is not the last one that was sent, or too old.');
    await this.#store.setMail(person, taken.mail);
  }

  /** Sends a code for a new password, where there is an address that it can be sent to. */
  async remind(account: string, person: string | undefined): Promise<void> {
    if (!this.#mail.isSent) throw new Refused('switched-off', 'This server sends no mail.');
    const address = person === undefined ? null : await this.#store.mailOf(person);
    if (person === undefined || address === null) return;
    const code = newRecoveryCode();
    await this.#store.addCode(person, forPassword(code), this.#store.now() + mailWorksFor, null);
    // Nobody waits for it, so that nothing tells whether there is such an account.
    void this.#mail.send(address, 'A new password', [
      `With this code you can choose a new password for your Ragtag account ${account}:`,
      code,
      'It works once, for half an hour. If you have not asked for it, do nothing.',
    ]);
  }
}
