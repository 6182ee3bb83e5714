/** How fast time is brought back to what it should be where it has run ahead: a hundredth of what has passed. */
const slowing = 0.01;

/**
 * Time that never goes back nor stands still while the process lives, whatever is done to the clock it is set by: games
 * would stop until it has caught up.
 */
export class SteadyClock {
  /** Between the time and what has passed since the process began. */
  #offset = Number.NEGATIVE_INFINITY;
  #setAt = 0;
  #last = 0;

  now(at = performance.now()): number {
    this.#last = Math.max(this.#last, Math.floor(at + this.#offset));
    return this.#last;
  }

  /** Says what the time was at a moment of this process. */
  set(time: number, at = performance.now()): void {
    const wanted = time - at;
    const most = (at - this.#setAt) * slowing;
    this.#offset = Math.max(wanted, this.#offset - Math.max(0, most));
    this.#setAt = at;
  }
}
