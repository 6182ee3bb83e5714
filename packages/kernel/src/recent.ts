import type { Frame, Question } from './state';

/** What rules have just looked up and will need again, so that it is looked up once. */

/** The steps of the frames that ran last, by their depth: a frame that is returned to need not be looked up again. */
export class RecentSteps<S> {
  readonly #frames: Frame[] = [];
  readonly #steps: S[] = [];

  find(depth: number, frame: Frame): S | undefined {
    return this.#frames[depth] === frame ? this.#steps[depth] : undefined;
  }

  keep(depth: number, frame: Frame, steps: S): void {
    // Lists without holes are faster to read.
    if (depth > this.#frames.length) return;
    this.#frames[depth] = frame;
    this.#steps[depth] = steps;
  }
}

/** The questions asked last, so that what was just asked is not worked out again to be answered. */
export class RecentQuestions<A extends { readonly question: Question }> {
  static readonly #size = 16;
  readonly #asked: A[] = [];
  #last = -1;

  keep(asked: A): void {
    this.#last = (this.#last + 1) % RecentQuestions.#size;
    this.#asked[this.#last] = asked;
  }

  find(question: Question): A | undefined {
    const asked = this.#asked;
    for (let at = this.#last; at >= 0; at--) if (asked[at].question === question) return asked[at];
    for (let at = asked.length - 1; at > this.#last; at--)
      if (asked[at].question === question) return asked[at];
    return undefined;
  }
}
