/** Milliseconds without a word after which the other end is asked, and those that it may take to answer. */
const quiet = 5_000;
const patience = 5_000;
/** Milliseconds of that patience after which the other end is asked, where it should have said something. */
const soon = 2_000;

/** What browsers and servers have in `globalThis`. */
export interface Timers {
  setTimeout(ring: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/**
 * Notices that the other end of a socket is gone: a device that has slept, or changed networks, is told by nobody, and a
 * proxy keeps sockets open to a server that stands still.
 */
export class StillThere {
  readonly #timers: Timers;
  readonly #ask: () => void;
  readonly #gone: () => void;
  #timer: unknown;
  #asking = false;

  constructor(timers: Timers, ask: () => void, gone: () => void) {
    this.#timers = timers;
    this.#ask = ask;
    this.#gone = gone;
  }

  /** The other end is there. */
  heard(): void {
    this.stop();
    this.#timer = this.#timers.setTimeout(() => this.doubt(), quiet);
  }

  /**
   * Something was said to which the other end has a word to say: mostly at once, but an answer may have to wait for its
   * window, so it is asked before it is given up.
   */
  awaits(): void {
    if (this.#asking) return;
    this.stop();
    this.#asking = true;
    this.#timer = this.#timers.setTimeout(() => this.#demand(patience - soon), soon);
  }

  /** Asks now, if that has not been done. */
  doubt(): void {
    if (this.#asking) return;
    this.stop();
    this.#asking = true;
    this.#demand(patience);
  }

  #demand(within: number): void {
    this.#timer = this.#timers.setTimeout(this.#gone, within);
    this.#ask();
  }

  stop(): void {
    this.#timers.clearTimeout(this.#timer);
    this.#asking = false;
  }
}
