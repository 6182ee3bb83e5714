import { type Answer, answer } from './answer';
import type { Rules } from './machine';
import type { Fact, MachineState } from './state';

export class ReplayFailed extends Error {
  constructor(
    readonly index: number,
    message: string,
  ) {
    super(`Answer ${index} does not fit this game: ${message}`);
    this.name = 'ReplayFailed';
  }
}

/** Plays recorded answers on a state, one after another. A game is its options, its seed and its answers. */
export function playOn<S extends MachineState, F extends Fact, P>(
  rules: Rules<S, F, P>,
  state: S,
  answers: Iterable<Answer>,
  seen?: (facts: readonly F[], answer: Answer) => void,
): S {
  let index = 0;
  for (const each of answers) {
    const answered = answer(rules, state, each);
    if (!answered.ok) throw new ReplayFailed(index, answered.refusal.message);
    seen?.(answered.facts, each);
    index++;
  }
  return state;
}
