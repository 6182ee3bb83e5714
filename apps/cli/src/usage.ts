import type { Fact } from '@ragtag/kernel';
import type { Usage, UsageReport } from './desk';

/** Finds in facts what was used. It may remember a game from one fact to the next. */
export interface FactReader<F extends Fact> {
  usesIn(fact: F): readonly string[];
}

/** Keeps count of the things on a list that facts tell were used; what is not on it is of no interest. */
export class FactUsage<F extends Fact> implements Usage {
  readonly #counts: Map<string, number>;
  readonly #read: () => FactReader<F>;
  #reader: FactReader<F>;
  #used = 0;

  constructor(ids: readonly string[], read: () => FactReader<F>) {
    this.#counts = new Map(ids.map((id) => [id, 0]));
    this.#read = read;
    this.#reader = read();
  }

  get used(): number {
    return this.#used;
  }

  get total(): number {
    return this.#counts.size;
  }

  get complete(): boolean {
    return this.#used === this.#counts.size;
  }

  /** Another game begins. */
  start(): void {
    this.#reader = this.#read();
  }

  see(facts: readonly F[]): void {
    for (const fact of facts) for (const id of this.#reader.usesIn(fact)) this.count(id);
  }

  /** Questions tell nothing that facts do not. */
  ask(..._asked: Parameters<Usage['ask']>): void {}

  count(id: string): void {
    const n = this.#counts.get(id);
    if (n === undefined) return;
    if (n === 0) this.#used++;
    this.#counts.set(id, n + 1);
  }

  report(): UsageReport {
    return {
      used: this.#used,
      total: this.#counts.size,
      unused: [...this.#counts].flatMap(([id, n]) => (n === 0 ? [id] : [])),
      counts: Object.fromEntries(this.#counts),
    };
  }
}
