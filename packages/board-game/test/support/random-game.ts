import { type Chooser, chooser, randomPicks } from '@ragtag/kernel';
import {
  type Answer,
  answer,
  type BoardFact,
  fork,
  newGame,
  type OpenQuestion,
  pending,
  resolveOptions,
  type Selection,
  type State,
} from '../../src';

export interface Moment {
  readonly state: State;
  readonly questions: readonly OpenQuestion[];
}

const tooLong = 20_000;

/** The options of a game, which may be one of a box that is being built. */
export function optionsFor(selection: Selection) {
  const resolved = resolveOptions(selection, { unfinished: true });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.conflicts));
  return resolved.options;
}

/** Questions whose options do not all go together. */
const particular = ['add-to-check', 'spend-cards'];

/** A random answer that is legal: where options may not go together, it is tried out first. */
export function legalPicks(state: State, question: OpenQuestion, pick: Chooser): string[] {
  for (;;) {
    const picks = randomPicks(question, pick);
    if (!particular.includes(question.ask)) return picks;
    if (answer(fork(state), { seat: question.seat, question: question.id, picks }).ok) return picks;
  }
}

/** Plays a whole game at random, looking in at every question. */
export function playRandomly(
  selection: Selection,
  seed: number,
  look?: (moment: Moment, given: Answer, taken: () => readonly BoardFact[]) => void,
): { state: State; answers: Answer[] } {
  const { state } = newGame(optionsFor(selection), `seed ${seed}`);
  const pick = chooser(seed);
  const answers: Answer[] = [];
  while (!state.over) {
    const questions = pending(state);
    if (questions.length === 0)
      throw new Error(`nobody is asked: ${state.stack.map((f) => `${f.p}.${f.i}`).join(' > ')}`);
    const question = questions[pick(questions.length)];
    const given = { seat: question.seat, question: question.id, picks: legalPicks(state, question, pick) };
    let facts: readonly BoardFact[] | undefined;
    const take = () => {
      if (facts) return facts;
      const answered = answer(state, given);
      if (!answered.ok)
        throw new Error(`${question.ask} refused ${given.picks.join()}: ${answered.refusal.message}`);
      facts = answered.facts;
      return facts;
    };
    look?.({ state, questions }, given, take);
    take();
    answers.push(given);
    if (answers.length > tooLong) throw new Error('the game does not end');
  }
  return { state, answers };
}
