import type { Rules } from './machine';
import type { Fact, Game, MachineState, OpenQuestion, Option, Question } from './state';

export type { OpenQuestion } from './state';

export type RefusalReason =
  | 'game-over'
  | 'no-such-question'
  | 'already-answered'
  | 'unknown-option'
  | 'picked-twice'
  | 'too-few'
  | 'too-many'
  | 'not-together'
  | 'not-now';

/** Why an answer was not taken. The state is as it was. */
export interface Refusal {
  readonly reason: RefusalReason;
  readonly message: string;
}

export type Answered<F extends Fact> =
  | { readonly ok: true; readonly facts: F[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** In the place of a question's id: what is done unasked, such as leaving the game. */
export const unasked = -1;

/** A seat's answer: which of its questions, and the ids of the options picked. */
export interface Answer {
  readonly seat: number;
  readonly question: number;
  readonly picks: readonly string[];
}

function refused(reason: RefusalReason, message: string): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { reason, message } };
}

/** The questions that still wait for an answer, each with its options. */
export function pending<S extends MachineState, F extends Fact, P>(
  rules: Rules<S, F, P>,
  state: S,
): OpenQuestion[] {
  const game: Game<S, F> = { state, facts: [] };
  const open: OpenQuestion[] = [];
  for (const question of state.questions) {
    if (!question.picks) open.push(rules.open(game, question));
  }
  return open;
}

function missing(state: MachineState, seat: number, id: number): { ok: false; refusal: Refusal } {
  if (state.over) return refused('game-over', 'The game has ended.');
  if (id < (state.asked[seat] ?? 0))
    return refused('already-answered', `Question ${id} has been answered already.`);
  return refused('no-such-question', `You have not been asked question ${id}.`);
}

function doUnasked<S extends MachineState, F extends Fact, P>(
  rules: Rules<S, F, P>,
  state: S,
  seat: number,
  picks: readonly string[],
): Answered<F> {
  if (state.over) return refused('game-over', 'The game has ended.');
  if (picks.length !== 1) return refused(picks.length === 0 ? 'too-few' : 'too-many', 'Pick one.');
  const game: Game<S, F> = { state, facts: [] };
  const [pick] = picks;
  if (!rules.unaskedOf(game, seat).includes(pick)) {
    const notNow = rules.whyNotUnasked(game, seat, pick);
    if (notNow !== undefined) return refused('not-now', notNow);
    return refused('unknown-option', `"${pick}" is not among what you may do unasked.`);
  }
  rules.doUnasked(game, seat, pick);
  return { ok: true, facts: game.facts };
}

// Plain loops: every answer comes through here.

function questionBy({ questions }: MachineState, seat: number, id: number): Question | undefined {
  for (let i = 0; i < questions.length; i++)
    if (questions[i].seat === seat && questions[i].id === id) return questions[i];
  return undefined;
}

function optionBy(options: readonly Option[], id: string): Option | undefined {
  for (let i = 0; i < options.length; i++) if (options[i].id === id) return options[i];
  return undefined;
}

function allAnswered({ questions }: MachineState): boolean {
  for (let i = 0; i < questions.length; i++) if (!questions[i].picks) return false;
  return true;
}

/** Takes an answer if it is legal, and plays on to the next question. Anything else is refused and changes nothing. */
export function answer<S extends MachineState, F extends Fact, P>(
  rules: Rules<S, F, P>,
  state: S,
  { seat, question: id, picks }: Answer,
): Answered<F> {
  if (id === unasked) return doUnasked(rules, state, seat, picks);
  const question = questionBy(state, seat, id);
  if (!question) return missing(state, seat, id);
  if (question.picks) return refused('already-answered', 'You have answered this question already.');
  if (picks.length < question.min)
    return refused('too-few', `Pick at least ${question.min}, not ${picks.length}.`);
  if (picks.length > question.max)
    return refused('too-many', `Pick at most ${question.max}, not ${picks.length}.`);
  const game: Game<S, F> = { state, facts: [] };
  const asked = rules.asked(game, question);
  const { options } = asked;
  const chosen: Option[] = [];
  for (const pick of picks) {
    const option = optionBy(options, pick);
    if (!option) return refused('unknown-option', `"${pick}" is not among the options.`);
    if (chosen.includes(option)) return refused('picked-twice', `"${pick}" is picked twice.`);
    chosen.push(option);
  }
  const objection = rules.objection(game, asked, chosen);
  if (objection) return refused('not-together', objection);
  if (state.questions.length === 1) rules.settleOnly(game, asked, chosen);
  else {
    question.picks = picks.slice();
    asked.picks = chosen;
    if (allAnswered(state)) rules.settle(game);
  }
  return { ok: true, facts: game.facts };
}

/**
 * Takes several answers of one seat as one step, one after another: where one of them is refused, nothing has happened.
 * They are tried on a copy, which `fork` makes.
 */
export function answerAll<S extends MachineState, F extends Fact, P>(
  rules: Rules<S, F, P>,
  fork: (state: S) => S,
  state: S,
  answers: readonly Answer[],
): Answered<F> {
  if (answers.length === 0) return refused('too-few', 'There is no answer to take.');
  if (answers.length === 1) return answer(rules, state, answers[0]);
  if (new Set(answers.map(({ seat }) => seat)).size > 1)
    return refused('not-together', 'Answers of several seats cannot be given as one.');
  const tried = fork(state);
  const facts: F[] = [];
  for (const each of answers) {
    const answered = answer(rules, tried, each);
    if (!answered.ok) return answered;
    for (const fact of answered.facts) facts.push(fact);
  }
  Object.assign(state, tried);
  return { ok: true, facts };
}
