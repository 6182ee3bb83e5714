import { createInterface, type Interface } from 'node:readline';
import { setImmediate as nextTurn } from 'node:timers/promises';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What a person types, or what is piped in, line by line. */
export class Lines {
  /** Whether somebody sits there who reads what is wrong with a line, and types another. */
  readonly typed = Boolean(process.stdin.isTTY);
  readonly #readline: Interface;
  readonly #lines: AsyncIterator<string>;
  #interrupted = false;

  constructor() {
    const { stdin, stdout } = process;
    this.#readline = createInterface({ input: stdin, ...(this.typed && { output: stdout }) });
    // Ctrl+C and the like leave the game as the end of the input does, so that it can still be saved.
    this.#readline.on('SIGINT', this.#interrupt);
    for (const signal of signals) process.on(signal, this.#interrupt);
    this.#lines = this.#readline[Symbol.asyncIterator]();
  }

  /** The next line without spaces round it, or nothing when the input has ended. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.#interrupted) return undefined;
    if (this.typed) {
      this.#readline.setPrompt(prompt);
      this.#readline.prompt();
    }
    const { value, done } = await this.#lines.next();
    if (done || this.#interrupted) return undefined;
    // What is piped in is not seen otherwise.
    if (!this.typed) process.stdout.write(`${prompt}${value}\n`);
    return value.trim();
  }

  /** Looks up from the game; true if somebody wants it to stop. */
  async interrupted(): Promise<boolean> {
    await nextTurn();
    return this.#interrupted;
  }

  close(): void {
    for (const signal of signals) process.off(signal, this.#interrupt);
    this.#readline.close();
    process.stdin.destroy();
  }

  readonly #interrupt = (): void => {
    this.#interrupted = true;
    this.#readline.close();
  };
}
