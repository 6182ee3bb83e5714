import {
  type Answer,
  type Answered,
  answerAll as answerAllOf,
  answer as answerTo,
  type OpenQuestion,
  pending as pendingIn,
  playOn,
} from '@ragtag/kernel';
import '../effects/run';
import '../procedures';
import type { CardFact } from '../facts';
import type { Options } from '../options';
import { rules } from '../rules';
import { newGame, type Seating } from '../setup/new-game';
import type { State } from '../state';
import { fork } from './fork';

/** The card game as others use it: start, ask, answer, copy, replay, load. */

export { newGame, type Seating } from '../setup/new-game';
export { fork } from './fork';
export { load, save } from './saved';

/** The questions that wait for an answer. For servers and referees: a player is shown `view` instead. */
export function pending(state: State): OpenQuestion[] {
  return pendingIn(rules, state);
}

/** Takes a legal answer and plays on; refuses anything else with a reason and changes nothing. */
export function answer(state: State, given: Answer): Answered<CardFact> {
  return answerTo(rules, state, given);
}

/** Takes several answers of one seat as one step, or none of them. */
export function answerAll(state: State, given: readonly Answer[]): Answered<CardFact> {
  return answerAllOf(rules, fork, state, given);
}

/** A whole game from its options, its seed and its answers. */
export function replay(
  options: Options,
  seed: string,
  seats: readonly Seating[],
  answers: Iterable<Answer>,
  seen?: (facts: readonly CardFact[], answer: Answer | null, state: State) => void,
): State {
  const { state, facts } = newGame(options, seed, seats);
  seen?.(facts, null, state);
  return playOn(rules, state, answers, seen && ((news, given) => seen(news, given, state)));
}
