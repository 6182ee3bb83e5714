/** Runs what concerns the same key one after another, and different keys side by side. */
export class Queues {
  readonly #last = new Map<string, Promise<unknown>>();

  add<T>(key: string, run: () => Promise<T>): Promise<T> {
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(run, run);
    this.#last.set(key, turn);
    const forget = () => {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    };
    turn.then(forget, forget);
    return turn;
  }

  get size(): number {
    return this.#last.size;
  }

  async idle(): Promise<void> {
    while (this.#last.size > 0) await Promise.allSettled(this.#last.values());
  }
}
