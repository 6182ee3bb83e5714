import { type BoardFact, type State, type View, view } from '@ragtag/board-game';
import type { Moment } from '@ragtag/board-game/scenario';
import { showing } from '../showing';
import { factText } from '../words/say';
import { answerWords, seen } from './tale';

/** One step of an example: one thing that happens, and how the table stands then. */
export interface Step {
  readonly moment: Moment;
  /** Where the hands are read from: what is drawn and discarded is seen when the moment is complete. */
  readonly hands: State;
  readonly table: View;
  readonly before: View;
  /** Who answered what, where that has just been done. */
  readonly answer: string | null;
  readonly lines: readonly string[];
  /** Whether all of the moment has happened, so that the next question is open. */
  readonly complete: boolean;
}

/** All steps of an example. */
export function stepsOf(moments: readonly Moment[]): Step[] {
  return moments.flatMap((moment, at) => stepsIn(moment, moments[at - 1]));
}

/** A moment in steps, one for each thing that happens in it and has words. */
export function stepsIn(moment: Moment, previous: Moment | undefined): Step[] {
  const parts = partsOf(moment);
  const after = seen(moment.state);
  let table = previous ? seen(previous.state) : after;
  return parts.map((facts, at) => {
    const before = table;
    const complete = at === parts.length - 1;
    table = complete ? after : facts.reduce((now, fact) => showing.moved(now, fact, after), table);
    return {
      moment,
      hands: complete || !previous ? moment.state : previous.state,
      table,
      before,
      answer: at === 0 && previous ? answerWords(previous.state, moment) : null,
      lines: facts.map((fact) => factText(view(moment.state, null), fact)).filter((line) => line !== ''),
      complete,
    };
  });
}

/** Facts gathered so that each part has one sentence; what has no words goes with what was said before it. */
function partsOf({ facts, state }: Moment): BoardFact[][] {
  const table = view(state, null);
  const parts: BoardFact[][] = [[]];
  let spoken = false;
  for (const fact of facts) {
    const hasWords = factText(table, fact) !== '';
    if (hasWords && spoken) parts.push([]);
    spoken ||= hasWords;
    parts.at(-1)?.push(fact);
  }
  return parts;
}
