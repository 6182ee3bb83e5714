import { type Answer, answer, pending, unasked } from './answer';
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

/**
 * Gives an answer that was recorded by a build which called options otherwise, or asked less: where one answer alone was possible, and this build
 * asks all the same so that nobody learns it, that answer is given first. Such a question shifts the numbers of those
 * after it. The facts of all that was answered, or null where the answer fits nowhere.
 */
function answerOfBefore<S extends MachineState, F extends Fact, P>(
  rules: Rules<S, F, P>,
  state: S,
  { seat, question, picks: recorded }: Answer,
): F[] | null {
  if (question === unasked) return null;
  const picks = recorded.map((id) => rules.optionNow(id));
  const facts: F[] = [];
  for (;;) {
    const open = pending(rules, state);
    for (const each of open) {
      if (each.seat !== seat) continue;
      const answered = answer(rules, state, { seat, question: each.id, picks });
      if (answered.ok) return facts.concat(answered.facts);
    }
    const sole = open.find(({ options, min }) => options.length <= min);
    if (!sole) return null;
    const forced = answer(rules, state, {
      seat: sole.seat,
      question: sole.id,
      picks: sole.options.map(({ id }) => id),
    });
    if (!forced.ok) return null;
    facts.push(...forced.facts);
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
    if (answered.ok) seen?.(answered.facts, each);
    else {
      const facts = answerOfBefore(rules, state, each);
      if (!facts) throw new ReplayFailed(index, answered.refusal.message);
      seen?.(facts, each);
    }
    index++;
  }
  return state;
}
