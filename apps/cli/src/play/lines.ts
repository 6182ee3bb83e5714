import { createInterface, type Interface } from 'node:readline';

/** What a person types, or what is piped in, line by line. */
export class Lines {
  readonly #readline: Interface;
  readonly #lines: AsyncIterator<string>;

  constructor() {
    const { stdin, stdout } = process;
    this.#readline = createInterface({ input: stdin, ...(stdin.isTTY && { output: stdout }) });
    // Ctrl+C leaves the game as the end of the input does.
    this.#readline.on('SIGINT', () => this.#readline.close());
    this.#lines = this.#readline[Symbol.asyncIterator]();
  }

  /** The next line without spaces round it, or nothing when the input has ended. */
  async next(prompt: string): Promise<string | undefined> {
    if (process.stdin.isTTY) {
      this.#readline.setPrompt(prompt);
      this.#readline.prompt();
    }
    const { value, done } = await this.#lines.next();
    if (done) return undefined;
    // What is piped in is not seen otherwise.
    if (!process.stdin.isTTY) process.stdout.write(`${prompt}${value}\n`);
    return value.trim();
  }

  close(): void {
    this.#readline.close();
  }
}
