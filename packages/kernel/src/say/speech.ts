import type { Clause } from './clause';
import type { Grammar } from './language';

/** Lists of effects in words. What the words of one effect need of the whole, a game's own speech adds. */
export abstract class BaseSpeech<E> {
  readonly #grammar: Grammar;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
  }

  /** The words of one effect. */
  protected abstract clause(effect: E): Clause;

  /** How one speaks on once an effect was said: what it has named is then only pointed at. */
  protected after(_effect: E): BaseSpeech<E> {
    return this;
  }

  clauses(list: readonly E[]): Clause[] {
    const clauses: Clause[] = [];
    list.reduce((speech: BaseSpeech<E>, effect) => {
      clauses.push(speech.clause(effect));
      return speech.after(effect);
    }, this);
    return clauses;
  }

  /** A list of effects inside a sentence. */
  inline(list: readonly E[]): string {
    return this.#grammar.join(this.clauses(list));
  }

  sentences(list: readonly E[]): string {
    return this.#grammar.sentences(this.clauses(list));
  }
}
