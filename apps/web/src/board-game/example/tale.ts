import { answer, fork, type OpenQuestion, pending, type State, type View, view } from '@ragtag/board-game';
import { readerOf, sayOption } from '@ragtag/board-game/say';
import { type Moment, tellScenarios } from '@ragtag/board-game/scenario';
import { nameOfSeat } from '../words/people';
import { capital, optionLabel, optionText, plainly, questionText } from '../words/say';

/** A worked example as it can be walked through: each way that it can go, step by step. */
export interface Way {
  readonly name: string;
  readonly moments: readonly Moment[];
}

export function waysOf(texts: readonly string[]): Way[] {
  return texts.flatMap((text) =>
    tellScenarios(text)
      .filter(({ moments }) => moments.length > 0)
      .map(({ name, moments }) => ({ name: name.replace(/^E-\d+: */, ''), moments })),
  );
}

/** What lies open on the table: an example has no secrets from its reader. */
export const seen = (state: State): View => view(state, null);

/** Who answered what, in words; the table of before is needed, since answers change it. */
export function answerWords(before: State, { answered, refused }: Moment): string | null {
  if (!answered) return null;
  const { question, picks } = answered;
  const table = view(before, question.seat);
  const who = nameOfSeat(table, question.seat);
  const label = refused === undefined ? optionLabel : labelUnoffered;
  const what = picks.length === 0 ? 'nothing' : picks.map((id) => label(table, question, id)).join(', ');
  return refused === undefined ? `${who}: ${what}` : `${who} cannot do this: ${what}`;
}

/** Words for what is tried although it is not offered; its id, tidied up, where the words need an offer. */
function labelUnoffered(table: View, question: OpenQuestion, id: string): string {
  try {
    const { label } = sayOption(question, { id }, readerOf(table));
    if (label !== '' && label !== id) return capital(label);
  } catch {
    // Some words need more of an offer than its id.
  }
  return plainly(id.replace(/^\w+:|-\d+$/g, '').replaceAll('+', ' and '));
}

/** What can be chosen, and what comes of it: for a card, its text. */
export interface ToldChoice {
  readonly id: string;
  readonly label: string;
  readonly whatHappens?: string;
}

export interface ToldAsking {
  readonly question: OpenQuestion;
  readonly who: string;
  readonly text: string;
  readonly options: readonly ToldChoice[];
}

/** What is being asked now, of the first who is asked. */
export function askedIn(state: State): ToldAsking | null {
  const [question] = pending(state);
  if (!question) return null;
  const table = view(state, question.seat);
  return {
    question,
    who: nameOfSeat(table, question.seat),
    text: questionText(table, question),
    options: question.options.map(({ id }) => ({ id, ...optionText(table, question, id) })),
  };
}

/** What comes of another answer than the one in the example. */
export function instead(state: State, question: OpenQuestion, pick: string): Moment {
  const after = fork(state);
  const picks = [pick];
  const result = answer(after, { seat: question.seat, question: question.id, picks });
  const answered = { question, picks };
  return result.ok
    ? { state: after, facts: result.facts, answered }
    : { state: after, facts: [], answered, refused: result.refusal.message };
}
