import type { Answer } from '../answer';
import type { Beginning, GameModule, GameView } from '../game-module';
import type { GameOptions } from '../game-options';
import { type Chooser, chooser, randomPicks } from '../random-player';
import type { Fact, MachineState, OpenQuestion } from '../state';

/** Whole games of any module, by players who answer at random. */

const tooLong = 20_000;

/** A game by how it begins and the seed of those who play it. */
export interface Tried<O extends GameOptions, Setup> {
  readonly beginning: Beginning<O, Setup>;
  readonly seed: number;
}

export interface PlayedMoment<S extends MachineState, F extends Fact> {
  readonly state: S;
  readonly questions: readonly OpenQuestion[];
  /** Those given before. */
  readonly answers: readonly Answer[];
  /** The answer that is about to be given. */
  readonly given: Answer;
  /** Gives it now, for those who want to look at what comes of it; what was told. */
  take(): readonly F[];
}

/** Sees every moment before its answer is given, and may say that something is wrong. */
export type Look<S extends MachineState, F extends Fact> = (moment: PlayedMoment<S, F>) => string | undefined;

export interface Played<S extends MachineState, F extends Fact> {
  readonly state: S;
  readonly answers: readonly Answer[];
  /** All that was told. */
  readonly facts: readonly F[];
  /** What went wrong, if anything did. */
  readonly wrong: string | undefined;
}

/** A random answer that is legal: where options may not go together, it is tried out first. */
export function legalPicks<
  S extends MachineState,
  F extends Fact,
  V extends GameView,
  O extends GameOptions,
  Setup,
>(
  { answer, fork }: Pick<GameModule<S, F, V, O, Setup>, 'answer' | 'fork'>,
  state: S,
  question: OpenQuestion,
  pick: Chooser,
): string[] {
  for (;;) {
    const picks = randomPicks(question, pick);
    if (question.min === 1 && question.max === 1) return picks;
    const tried = answer(fork(state), { seat: question.seat, question: question.id, picks });
    if (tried.ok || tried.refusal.reason !== 'not-together') return picks;
  }
}

/** Plays to the end, or until something is wrong. */
export function playRandomly<
  S extends MachineState,
  F extends Fact,
  V extends GameView,
  O extends GameOptions,
  Setup,
>(
  module: GameModule<S, F, V, O, Setup>,
  { beginning, seed }: Tried<O, Setup>,
  look?: Look<S, F>,
): Played<S, F> {
  const { state, facts } = module.start(beginning);
  const pick = chooser(seed);
  const answers: Answer[] = [];
  const ended = (wrong?: string) => ({
    state,
    answers,
    facts,
    wrong: wrong && `after ${answers.length} answers: ${wrong}`,
  });
  while (!state.over) {
    const questions = module.pending(state);
    if (questions.length === 0) return ended('nobody is asked anything');
    if (answers.length > tooLong) return ended('the game does not end');
    const question = questions[pick(questions.length)];
    const given: Answer = {
      seat: question.seat,
      question: question.id,
      picks: legalPicks(module, state, question, pick),
    };
    let told: readonly F[] | undefined;
    const take = (): readonly F[] => {
      if (told) return told;
      const answered = module.answer(state, given);
      if (!answered.ok)
        throw new Error(`${question.ask} refused ${given.picks.join()}: ${answered.refusal.message}`);
      told = answered.facts;
      return told;
    };
    const wrong = look?.({ state, questions, answers, given, take });
    if (wrong) return ended(wrong);
    facts.push(...take());
    answers.push(given);
  }
  return ended();
}
