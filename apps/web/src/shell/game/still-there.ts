/** Milliseconds without a word after which the other end is asked, and those that it may take to answer. */
const quiet = 15_000;
const patience = 8_000;
/** Milliseconds of that patience after which the other end is asked, where it should have said something. */
const soon = 3_000;

/**
 * Notices that the other end of a socket is gone: a device that has slept, or changed networks, is told by nobody, and a
 * proxy keeps sockets open to a server that stands still.
 */
export class StillThere {
  readonly #ask: () => void;
  readonly #gone: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;

  constructor(ask: () => void, gone: () => void) {
    this.#ask = ask;
    this.#gone = gone;
  }

  /** The other end is there. */
  heard(): void {
    this.stop();
    this.#timer = setTimeout(() => this.doubt(), quiet);
  }

  /**
   * Something was said to which the other end has a word to say: mostly at once, but an answer may have to wait for its
   * window, so it is asked before it is given up.
   */
  awaits(): void {
    if (this.#asking) return;
    this.stop();
    this.#asking = true;
    this.#timer = setTimeout(() => this.#demand(patience - soon), soon);
  }

  /** Asks now, if that has not been done. */
  doubt(): void {
    if (this.#asking) return;
    this.stop();
    this.#asking = true;
    this.#demand(patience);
  }

  #demand(within: number): void {
    this.#timer = setTimeout(this.#gone, within);
    this.#ask();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking = false;
  }
}
