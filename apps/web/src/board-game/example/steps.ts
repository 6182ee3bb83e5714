import { type BoardFact, type State, type View, view } from '@ragtag/board-game';
import type { Moment } from '@ragtag/board-game/scenario';
import { showing } from '../showing';
import { factText } from '../words/say';
import { ruleOf } from './rule-of';
import { answerWords, seen } from './tale';

/** A sentence about what has happened, and the rule that made it happen. */
export interface ToldLine {
  readonly text: string;
  readonly rule?: string;
}

/** One step of an example: one thing that happens, and how the table stands then. */
export interface Step {
  readonly moment: Moment;
  /** Where the hands are read from: what is drawn and discarded is seen when the moment is complete. */
  readonly hands: State;
  readonly table: View;
  readonly before: View;
  /** Who answered what, where that has just been done. */
  readonly answer: string | null;
  readonly lines: readonly ToldLine[];
  /** Whether all of the moment has happened, so that the next question is open. */
  readonly complete: boolean;
}

/** All steps of an example, to the last in which the rules that it shows are at work. */
export function stepsOf(moments: readonly Moment[], shows: readonly string[] = []): Step[] {
  return withoutTail(
    moments.flatMap((moment, at) => stepsIn(moment, moments[at - 1])),
    shows,
  );
}

/** What comes after the last of those rules has nothing to do with the example; answers of its players always have. */
function withoutTail(steps: Step[], shows: readonly string[]): Step[] {
  const matters = ({ lines, answer }: Step) =>
    answer !== null || lines.some(({ rule }) => rule !== undefined && shows.includes(rule));
  const isShown = steps.some(({ lines }) => lines.some(({ rule }) => rule && shows.includes(rule)));
  if (!isShown) return steps;
  const last = steps.findLastIndex(matters);
  return steps.slice(0, Math.max(last, 1) + 1);
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
      lines: facts.map((fact) => lineOf(moment.state, fact)).filter(({ text }) => text !== ''),
      complete,
    };
  });
}

function lineOf(state: State, fact: BoardFact): ToldLine {
  const rule = ruleOf(fact);
  return { text: factText(view(state, null), fact), ...(rule !== undefined && { rule }) };
}

/** What of the table is on its boards. */
const onBoards = ({ areas, basestars, players, boarding }: View) =>
  JSON.stringify([areas, basestars, boarding, players.map(({ location, piloting }) => [location, piloting])]);

const aboutBoards =
  /^(?:activation|attack|space|vipers|damage|moves|locations|combat|piloting|cylonfleet|rebel)\b/;

/** Whether a reader needs to see the boards: something moves on them, or the example is about what stands there. */
export function needsBoards(steps: readonly Step[], shows: readonly string[]): boolean {
  const [first] = steps;
  if (!first) return false;
  const before = onBoards(first.table);
  return (
    shows.some((rule) => aboutBoards.test(rule)) || steps.some(({ table }) => onBoards(table) !== before)
  );
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
