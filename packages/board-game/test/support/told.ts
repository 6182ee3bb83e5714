import { expect } from 'vitest';
import {
  type Answer,
  answer,
  type BoardFact,
  factsFor,
  fork,
  pending,
  type Seat,
  type State,
  view,
} from '../../src';
import { redealHidden, showHidden } from './hide';
import { expectSame } from './same';

/** Compares what seats are told of an answer with what they would be told if all that they cannot know were different. */

/** Facts by which something that was hidden comes to light for those who may read them, or is left to chance. */
const bringToLight: ReadonlySet<BoardFact['fact']> = new Set<BoardFact['fact']>([
  // cards and tokens that are turned over, drawn, looked at or handed on
  'crisis-drawn',
  'crisis-discarded',
  'skill-cards-drawn',
  'skill-cards-received',
  'skill-cards-discarded',
  'check-cards-added',
  'check-revealed',
  'quorum-received',
  'quorum-played',
  'cards-seen',
  'hand-seen',
  'card-taken',
  'loyalty-received',
  'loyalty-seen',
  'loyalty-revealed',
  'loyalty-looked-at',
  'destination-picked',
  'civilian-destroyed',
  'civilians-seen',
  'galactica-damaged',
  'basestar-damaged',
  'card-given',
  // one that leaves the discards shows the next of them
  'card-kept',
  'bottom-seen',
  'skill-cards-seen',
  'destiny-searched',
  'destiny-swapped',
  'hands-swapped',
  'agenda-received',
  'agenda-judged',
  // decided by what somebody holds, or by the die
  'die-rolled',
  'reaction',
  'game-over',
]);

interface ToldTo {
  readonly state: State;
  readonly facts: readonly BoardFact[];
  readonly seat: Seat | null;
}

/** The same answer where others hold other cards: as many of them, where it is hidden which. */
function sameAnswer(state: State, given: Answer): Answer {
  const question = pending(state).find((q) => q.seat === given.seat && q.id === given.question);
  if (question?.ask !== 'add-to-check') return given;
  return { ...given, picks: question.options.slice(0, given.picks.length).map((o) => o.id) };
}

function tell(state: State, given: Answer, seat: Seat | null): ToldTo | undefined {
  const answered = answer(state, given);
  return answered.ok ? { state, facts: factsFor(answered.facts, seat), seat } : undefined;
}

/** A moment to react holds the game up only where somebody could (docs/architecture.md, known limits). */
const isPaused = ({ state }: ToldTo) => pending(state).some(({ secret }) => secret);

/** The seat is shown what it did not know before, to pick from it. */
const isShown = ({ state, seat }: ToldTo) =>
  state.questions.some((q) => q.seat === seat && showHidden.has(q.ask));

function compareFor(one: ToldTo, other: ToldTo, what: string): void {
  const lines = [one, other].map(({ facts }) => facts.map((fact) => JSON.stringify(fact)));
  const common = Math.min(lines[0].length, lines[1].length);
  let same = 0;
  while (same < common && lines[0][same] === lines[1][same]) same++;
  const earlier = one.facts.slice(0, same);
  if (earlier.some(({ fact }) => bringToLight.has(fact))) return;
  if (same < common) {
    const found = [one.facts[same].fact, other.facts[same].fact];
    expect(
      found.some((fact) => bringToLight.has(fact)),
      `${what}: ${lines[0][same]} or ${lines[1][same]}`,
    ).toBe(true);
    return;
  }
  if ([one, other].some((told) => isPaused(told) || isShown(told) || told.state.over)) return;
  expect(lines[0], what).toEqual(lines[1]);
  expectSame(view(one.state, one.seat), view(other.state, other.seat), what);
}

/** Whether anything could be compared: an answer may not be open any more to whoever holds other cards. */
export function compareTold(state: State, given: Answer, seed: number, ask: string): boolean {
  if (state.questions.some((q) => q.picks !== undefined)) return false;
  let compared = false;
  for (const seat of [null, ...state.players.keys()]) {
    const other = redealHidden(state, seat, seed);
    const told = tell(fork(state), given, seat);
    const otherwise = tell(other, sameAnswer(other, given), seat);
    if (!told || !otherwise) continue;
    compared = true;
    compareFor(told, otherwise, `seat ${seat}, ${ask}: ${given.picks.join()}`);
  }
  return compared;
}
