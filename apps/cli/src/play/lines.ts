import { createInterface, type Interface } from 'node:readline';
import { Interruption } from '../input/interruption';

/** What a person types, or what is piped in, line by line. */
export class Lines {
  /** Whether somebody sits there who reads what is wrong with a line, and types another. */
  readonly typed = Boolean(process.stdin.isTTY);
  readonly #readline: Interface;
  readonly #lines: AsyncIterator<string>;
  /** Leaves the game as the end of the input does, so that it can still be saved. */
  readonly #interruption = new Interruption(['SIGINT', 'SIGTERM', 'SIGHUP']);

  constructor() {
    const { stdin, stdout } = process;
    this.#readline = createInterface({ input: stdin, ...(this.typed && { output: stdout }) });
    this.#lines = this.#readline[Symbol.asyncIterator]();
    this.#interruption.whenWanted(() => this.#readline.close());
    // The terminal hands Ctrl+C to whoever reads lines.
    this.#readline.on('SIGINT', this.#interruption.stop);
  }

  /** The next line without spaces round it, or nothing when the input has ended. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.#interruption.wanted) return undefined;
    if (this.typed) {
      this.#readline.setPrompt(prompt);
      this.#readline.prompt();
    }
    const { value, done } = await this.#lines.next();
    if (done || this.#interruption.wanted) return undefined;
    // What is piped in is not seen otherwise.
    if (!this.typed) process.stdout.write(`${prompt}${value}\n`);
    return value.trim();
  }

  /** Looks up from the game; true if somebody wants it to stop. */
  interrupted(): Promise<boolean> {
    return this.#interruption.lookUp();
  }

  close(): void {
    this.#interruption.end();
    this.#readline.close();
    process.stdin.destroy();
  }
}
