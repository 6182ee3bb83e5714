const barWidth = 30;
const redrawMs = 100;

/** A bar on standard error while a person watches; nothing where nobody does. */
export class Progress {
  readonly #total: number;
  readonly #stream: NodeJS.WriteStream;
  #drawn = 0;

  constructor(total: number, stream: NodeJS.WriteStream = process.stderr) {
    this.#total = total;
    this.#stream = stream;
  }

  at(done: number, note = ''): void {
    if (!this.#stream.isTTY) return;
    const now = Date.now();
    if (now - this.#drawn < redrawMs) return;
    this.#drawn = now;
    const share = this.#total > 0 ? Math.min(1, done / this.#total) : 1;
    const full = Math.round(share * barWidth);
    const bar = '█'.repeat(full) + '░'.repeat(barWidth - full);
    const line = `${bar} ${done} of ${this.#total}${note && ` · ${note}`}`;
    this.#stream.write(`\r\x1b[K${line.slice(0, (this.#stream.columns || 80) - 1)}`);
  }

  /** Takes the bar away again. */
  end(): void {
    if (this.#stream.isTTY && this.#drawn > 0) this.#stream.write('\r\x1b[K');
  }
}
