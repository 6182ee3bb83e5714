const widestBar = 30;
const redrawMs = 100;

type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>;

/** A bar on standard error while a person watches; nothing where nobody does. */
export class Progress {
  readonly #total: number;
  readonly #screen: Screen;
  readonly #watched: boolean;
  #drawn = 0;

  constructor(total: number, screen: Screen = process.stderr) {
    this.#total = total;
    this.#screen = screen;
    this.#watched = Boolean(screen.isTTY) && process.env.TERM !== 'dumb';
  }

  /** The note is asked for only when it is drawn. */
  at(done: number, note: string | (() => string) = ''): void {
    if (!this.#watched) return;
    const now = Date.now();
    if (now - this.#drawn < redrawMs) return;
    this.#drawn = now;
    const noted = typeof note === 'string' ? note : note();
    const text = `${done} of ${this.#total}${noted && ` · ${noted}`}`;
    const room = (this.#screen.columns || 80) - 1;
    const width = Math.max(0, Math.min(widestBar, room - text.length - 1));
    const share = this.#total > 0 ? Math.min(1, done / this.#total) : 1;
    const full = Math.round(share * width);
    const bar = width > 0 ? `${'█'.repeat(full)}${'░'.repeat(width - full)} ` : '';
    this.#screen.write(`\r\x1b[K${`${bar}${text}`.slice(0, room)}`);
  }

  /** Takes the bar away again. */
  end(): void {
    if (this.#drawn > 0) this.#screen.write('\r\x1b[K');
  }
}
