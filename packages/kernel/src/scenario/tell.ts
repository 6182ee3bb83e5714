import type { Answer, OpenQuestion } from '../answer';
import type { Fact, MachineState } from '../state';
import type { ScenarioGame } from './game';
import { playScenario, readScenarios } from './run';
import type { Written } from './written';

/** One step of a scenario as it is played: what was answered, what happened, and how things stand then. */
export interface Moment<S, F> {
  readonly state: S;
  readonly facts: readonly F[];
  /** What was asked and answered; nothing at the beginning, and where something new is started. */
  readonly answered?: QuestionAnswered;
  /** Why the answer was refused, if it was. */
  readonly refused?: string;
}

interface QuestionAnswered {
  readonly question: OpenQuestion;
  readonly picks: readonly string[];
}

export interface Told<S, F> {
  readonly name: string;
  readonly moments: readonly Moment<S, F>[];
  /** Whether everything that the scenario expects came about. */
  readonly ok: boolean;
}

/** What a game's scenarios are told with. */
export interface Telling<S extends MachineState, F extends Fact> {
  readonly game: ScenarioGame<S, F>;
  fork(state: S): S;
  /** Begins a scenario; `laid` is shown the table before anything has happened. */
  begin(
    given: Written | undefined,
    laid: (state: S) => void,
  ): { readonly state: S; readonly facts: readonly F[] };
  /** The question that an answer is for, and the options that it means. */
  asked(state: S, given: Answer): QuestionAnswered | undefined;
  /** What is no happening of its own. */
  isQuiet(fact: F): boolean;
}

/** Plays every scenario of a file and keeps each moment, to be walked through. */
export function tell<S extends MachineState, F extends Fact>(
  telling: Telling<S, F>,
  text: string,
): Told<S, F>[] {
  return readScenarios(telling.game.reword?.(text) ?? text).map((scenario) => {
    const moments: Moment<S, F>[] = [];
    const { name, ok } = playScenario(watched(telling, moments), scenario);
    return { name, ok, moments };
  });
}

function watched<S extends MachineState, F extends Fact>(
  { game, fork, begin, asked, isQuiet }: Telling<S, F>,
  moments: Moment<S, F>[],
): ScenarioGame<S, F> {
  const note = (state: S, facts: readonly F[], more: Partial<Moment<S, F>> = {}) =>
    moments.push({ state: fork(state), facts, ...more });
  return {
    ...game,
    begin(given) {
      let table: S | undefined;
      const position = begin(given, (state) => {
        table = fork(state);
      });
      // Where nobody is asked before something happens, the table before that is a moment of its own.
      const happened = position.facts.some((fact) => !isQuiet(fact));
      if (table && (happened || game.pending(position.state).length === 0)) note(table, []);
      note(position.state, position.facts);
      return position;
    },
    goOn(state, start) {
      const facts = game.goOn(state, start);
      note(state, facts);
      return facts;
    },
    answer(state, given) {
      const question = asked(state, given);
      const result = game.answer(state, given);
      const answered = question && { answered: question };
      if (result.ok) note(state, result.facts, answered);
      else note(state, [], { ...answered, refused: result.refusal.message });
      return result;
    },
  };
}
