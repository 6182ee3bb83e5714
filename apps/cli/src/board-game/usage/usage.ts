import type { BoardFact, OpenQuestion, Options, State } from '@ragtag/board-game';
import type { Usage, UsageReport } from '../../desk';
import { FactReader } from './fact-reader';
import { usable } from './usable';

/** Keeps count of every card, ability, location and window that games have made use of. */
export class BoardUsage implements Usage {
  readonly #counts: Map<string, number>;
  #reader = new FactReader();
  #used = 0;

  constructor(played: readonly Options[]) {
    this.#counts = new Map(usable(played).map((id) => [id, 0]));
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
    this.#reader = new FactReader();
  }

  see(facts: readonly BoardFact[]): void {
    for (const fact of facts) for (const id of this.#reader.usesIn(fact)) this.#count(id);
  }

  ask(state: State, { at }: OpenQuestion): void {
    const frame = state.stack[at] as { readonly p: string; readonly window?: string };
    if (frame.p === 'window' && frame.window !== undefined) this.#count(`window/${frame.window}`);
  }

  report(): UsageReport {
    return {
      used: this.#used,
      total: this.#counts.size,
      unused: [...this.#counts].flatMap(([id, n]) => (n === 0 ? [id] : [])),
      counts: Object.fromEntries(this.#counts),
    };
  }

  /** What is not in the list of things to use is of no interest. */
  #count(id: string): void {
    const n = this.#counts.get(id);
    if (n === undefined) return;
    if (n === 0) this.#used++;
    this.#counts.set(id, n + 1);
  }
}
