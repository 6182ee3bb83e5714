import type { Answer, Answered, OpenQuestion } from '../answer';
import type { Fact, MachineState } from '../state';
import type { Named } from './match';
import type { Written } from './written';

/** What a game must offer for scenarios to be played on it. */
export interface ScenarioGame<S extends MachineState, F extends Fact> {
  /** A file in the words of today, where it was written for an earlier build. */
  reword?(text: string): string;
  /** Builds the position and plays on to the first question. */
  begin(given: Written | undefined): { readonly state: S; readonly facts: readonly F[] };
  /** Starts something more on a table where nothing is going on. */
  goOn(state: S, start: Written): readonly F[];
  pending(state: S): OpenQuestion[];
  answer(state: S, answer: Answer): Answered<F>;
  /**
   * How a question is passed; undefined for one that cannot be. `named` says that the scenario passes this very question,
   * not just whatever comes. Without it, reactions and questions that need no pick are passed.
   */
  passOf?(question: OpenQuestion, named: boolean): readonly string[] | undefined;
  /** Whether a scenario may name a pass, or a question to be passed, where nobody is asked: who could but pass is not. */
  mayBeMoot?(word: string): boolean;
  /** What a seat may do although nobody asks it. */
  unasked?(state: S, seat: number): readonly string[];
  /** What else an option is called, in expectations and where it is picked. */
  optionNames?(id: string): readonly string[];
  /** The seat somebody means; fails where there is none. */
  seat(state: S, who: Written): number;
  seatName(state: S, seat: number): string;
  /** All the names of a seat, for expectations. */
  player(state: S, seat: number): Named;
  /** The state in the words of a scenario, for `state`. */
  table(state: S): unknown;
  /** What a seat may know, in the same words, for `view`; a spectator is null. */
  view(state: S, seat: number | null): unknown;
  /** The facts that a seat may read; a spectator is null. */
  readable(facts: readonly F[], seat: number | null): readonly F[];
  /** A fact in the words of a scenario, for `log`. */
  fact(state: S, fact: F): Record<string, unknown>;
  /** Whether there is a rule of this id. */
  knowsRule(id: string): boolean;
  /** The names of all questions that the rules can ask. */
  asks(): readonly string[];
  /** Fails where an expected fact names what no fact can say. */
  checkFact(state: S, expected: Written): void;
  /** Fails where no question can ever have this option. */
  checkOption(state: S, option: Written): void;
  /** Fails where nothing on the table, seen or hidden, can have this id. */
  checkId(state: S, id: Written): void;
  /**
   * Whether something of this id lies where `table` does not say it. Fails where somebody sees it, and the words of
   * their view do not: nobody's would.
   */
  liesHidden?(state: S, id: Written): boolean;
}

/** A scenario while it is being played. */
export interface Play<S extends MachineState, F extends Fact> {
  readonly game: ScenarioGame<S, F>;
  readonly state: S;
  /** All that has happened since the beginning. */
  readonly facts: F[];
  /** How many of the facts lie before the last `expect`. */
  told: number;
}

/** Who is being asked what, for messages. */
export function openQuestions<S extends MachineState, F extends Fact>({ game, state }: Play<S, F>): string {
  const open = game.pending(state);
  if (open.length === 0) return state.over ? 'The game is over.' : 'Nobody is being asked anything.';
  const lines = open.map(({ seat, ask, min, max, options }) => {
    const count = min === max ? `${min}` : `${min} to ${max}`;
    return `${game.seatName(state, seat)} (${ask}, ${count} of: ${options.map((o) => o.id).join(', ')})`;
  });
  return `Being asked: ${lines.join('; ')}.`;
}
