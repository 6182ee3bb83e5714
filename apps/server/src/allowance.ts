/** How much a client may do: a steady rate, with a few seconds' worth saved up. */
export class Allowance {
  /** Saved up at most; one at least, for else nothing would ever be allowed. */
  readonly most: number;
  #left: number;
  #at = performance.now();

  constructor(
    readonly perSecond: number,
    most = perSecond * 3,
  ) {
    this.most = Math.max(1, most);
    this.#left = this.most;
  }

  /** Whether one more is allowed now. */
  take(): boolean {
    const now = performance.now();
    this.#left = Math.min(this.most, this.#left + ((now - this.#at) / 1000) * this.perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}

const remembered = 10_000;

/** The same for many, by whatever tells them apart. Who has done nothing for longest is forgotten first. */
export class Allowances {
  readonly #by = new Map<string, Allowance>();

  constructor(
    readonly perSecond: number,
    readonly most: number,
  ) {}

  take(key: string): boolean {
    const allowance = this.#by.get(key) ?? new Allowance(this.perSecond, this.most);
    this.#by.delete(key);
    this.#by.set(key, allowance);
    if (this.#by.size > remembered) this.#by.delete(this.#by.keys().next().value ?? '');
    return allowance.take();
  }
}
