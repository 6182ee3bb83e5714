/** How much a client may do: a steady rate, with a few seconds' worth saved up. */
export class Allowance {
  #left: number;
  #at = performance.now();

  constructor(
    readonly perSecond: number,
    readonly most = perSecond * 3,
  ) {
    this.#left = most;
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
