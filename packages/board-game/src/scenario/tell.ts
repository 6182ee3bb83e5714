import type { Answer, OpenQuestion } from '@ragtag/kernel';
import { playScenario, readScenarios, type ScenarioGame } from '@ragtag/kernel/scenario';
import { fork } from '../door/engine';
import type { BoardFact } from '../facts';
import type { State } from '../state';
import { begin, scenarioGame } from './game';

/** One step of a scenario as it is played: what was answered, what happened, and how things stand then. */
export interface Moment {
  readonly state: State;
  readonly facts: readonly BoardFact[];
  /** What was asked and answered; nothing at the beginning, and where something new is started. */
  readonly answered?: { readonly question: OpenQuestion; readonly picks: readonly string[] };
  /** Why the answer was refused, if it was. */
  readonly refused?: string;
}

export interface Told {
  readonly name: string;
  readonly moments: readonly Moment[];
  /** Whether everything that the scenario expects came about. */
  readonly ok: boolean;
}

/** Plays every scenario of a file and keeps each moment, to be walked through. */
export function tellScenarios(text: string): Told[] {
  return readScenarios(text).map((scenario) => {
    const moments: Moment[] = [];
    const { name, ok } = playScenario(watched(moments), scenario);
    return { name, ok, moments };
  });
}

function watched(moments: Moment[]): ScenarioGame<State, BoardFact> {
  const note = (state: State, facts: readonly BoardFact[], more: Partial<Moment> = {}) =>
    moments.push({ state: fork(state), facts, ...more });
  return {
    ...scenarioGame,
    begin(given) {
      let table: State | undefined;
      const position = begin(given, (state) => {
        table = fork(state);
      });
      // Where nobody is asked before something happens, the table before that is a moment of its own.
      const happened = position.facts.some(({ fact }) => fact !== 'step');
      if (table && (happened || scenarioGame.pending(position.state).length === 0)) note(table, []);
      note(position.state, position.facts);
      return position;
    },
    goOn(state, start) {
      const facts = scenarioGame.goOn(state, start);
      note(state, facts);
      return facts;
    },
    answer(state, given) {
      const question = asked(state, given);
      const result = scenarioGame.answer(state, given);
      const answered = question && { answered: { question, picks: given.picks } };
      if (result.ok) note(state, result.facts, answered);
      else note(state, [], { ...answered, refused: result.refusal.message });
      return result;
    },
  };
}

function asked(state: State, { seat, question }: Answer): OpenQuestion | undefined {
  return scenarioGame.pending(state).find((open) => open.seat === seat && open.id === question);
}
