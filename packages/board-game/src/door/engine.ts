import {
  type Answer,
  type Answered,
  answer as answerTo,
  type OpenQuestion,
  pending as pendingIn,
  playOn,
} from '@ragtag/kernel';
import '../cards/boxes';
import '../effects/run';
import '../procedures';
import '../setup/setup';
import type { BoardFact } from '../facts';
import type { Options } from '../options';
import { rules } from '../rules';
import { newGame } from '../setup/new-game';
import type { State } from '../state';

/** The board game as others use it: start, ask, answer, look, copy, replay. */

export { emptyTable, newGame, stateVersion } from '../setup/new-game';
export { fork } from './fork';

/** The questions that wait for an answer. For servers and referees: a player is shown `view` instead. */
export function pending(state: State): OpenQuestion[] {
  return pendingIn(rules, state);
}

/** Takes a legal answer and plays on; refuses anything else with a reason and changes nothing. */
export function answer(state: State, given: Answer): Answered<BoardFact> {
  return answerTo(rules, state, given);
}

/** A whole game from its options, its seed and its answers. */
export function replay(
  options: Options,
  seed: string,
  answers: Iterable<Answer>,
  seen?: (facts: readonly BoardFact[], answer: Answer | null, state: State) => void,
  names?: readonly string[],
): State {
  const { state, facts } = newGame(options, seed, names);
  seen?.(facts, null, state);
  return playOn(rules, state, answers, seen && ((news, given) => seen(news, given, state)));
}

export {
  type Answer,
  type Answered,
  factsFor,
  type OpenQuestion,
  orderFor,
  type StandingOrder,
  type StandingOrders,
  windowOf,
} from '@ragtag/kernel';
