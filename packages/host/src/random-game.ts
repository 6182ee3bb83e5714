import {
  type Answer,
  type Beginning,
  type Chooser,
  chooser,
  type Fact,
  type GameModule,
  type GameOptions,
  type GameView,
  type MachineState,
  type OpenQuestion,
  randomPicks,
  startStreams,
} from '@ragtag/kernel';

/** No game comes near this many answers; one that does goes round in circles. */
const mostAnswers = 20_000;
/** Picks that may not go together are made anew this often. */
const mostTries = 200;

/** What is told to those who look on; each call costs time. */
export interface Watcher<S extends MachineState, F extends Fact> {
  started?(state: S, facts: readonly F[]): void;
  asked?(state: S, question: OpenQuestion): void;
  answered?(state: S, facts: readonly F[], given: Answer): void;
}

export interface RandomGame<S extends MachineState> {
  readonly state: S;
  readonly answers: number;
  /** Why the game could not be played to its end, if it could not. */
  readonly problem: string | null;
}

/** The choices of a player who answers at random; the same for the same seed, and none of the game's own. */
export function randomPlayer(seed: string): Chooser {
  return chooser(startStreams(seed, ['player']).player[0]);
}

/** Answers one question at random; the text says what went wrong, if anything did. */
function answerAtRandom<S extends MachineState, F extends Fact, V extends GameView>(
  module: Pick<GameModule<S, F, V>, 'answer'>,
  state: S,
  question: OpenQuestion,
  pick: Chooser,
  watch: Watcher<S, F> | undefined,
): string | null {
  for (let tries = 0; ; tries++) {
    const given = { seat: question.seat, question: question.id, picks: randomPicks(question, pick) };
    const answered = module.answer(state, given);
    if (answered.ok) {
      watch?.answered?.(state, answered.facts, given);
      return null;
    }
    const { reason, message } = answered.refusal;
    if (reason !== 'not-together' || tries >= mostTries) {
      return `"${given.picks.join(', ')}" was offered for ${question.ask} and refused: ${message}`;
    }
  }
}

/** A whole game in which everybody answers at random. */
export function playAtRandom<
  S extends MachineState,
  F extends Fact,
  V extends GameView,
  O extends GameOptions,
>(module: GameModule<S, F, V, O>, beginning: Beginning<O>, watch?: Watcher<S, F>): RandomGame<S> {
  const pick = randomPlayer(beginning.seed);
  const { state, facts } = module.start(beginning);
  watch?.started?.(state, facts);
  let answers = 0;
  try {
    while (!state.over) {
      const questions = module.pending(state);
      if (questions.length === 0) return { state, answers, problem: 'Nobody is asked anything.' };
      for (const question of questions) {
        watch?.asked?.(state, question);
        const problem = answerAtRandom(module, state, question, pick, watch);
        if (problem) return { state, answers, problem };
        answers++;
      }
      if (answers > mostAnswers) return { state, answers, problem: `No end after ${mostAnswers} answers.` };
    }
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { state, answers, problem };
  }
  return { state, answers, problem: null };
}
