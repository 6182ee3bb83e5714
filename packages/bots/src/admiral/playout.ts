import { answer, type BoardFact, type OpenQuestion, pending, type State, view } from '@ragtag/board-game';
import { type Chooser, randomPicks } from '@ragtag/kernel';
import { answerTo } from '../asks';
import { emptyMemory, type Memory, remember } from '../memory';
import type { Mind } from '../mind';
import { recruitMind } from '../recruit';
import { situation } from '../situation';
import { positionWorth } from '../weigh/ledger';
import { admiralWeights, plainWeights } from '../weigh/weights';
import type { Plan } from './plan';

/** Playing an imagined game on from an answer, as far as the answer matters. */

/** Steps before the Crisis: what is decided there is judged before it comes, since it would only add luck. */
const beforeCrisis: readonly string[] = ['receive-skills', 'movement', 'action'];

/** Whether what was decided has run its course: the actions of the turn, or its Crisis; and so many turns more. */
function courseOf({ turn }: State, turns: number): (state: State) => boolean {
  const last = turn.number + turns;
  if (!beforeCrisis.includes(turn.step)) return (s) => s.turn.number > last;
  return (s) => s.turn.number > last || (s.turn.number === last && !beforeCrisis.includes(s.turn.step));
}

/** Everybody plays as a recruit without errors of judgement: quickly, and not foolishly. */
const minds: readonly Mind[] = Array.from({ length: 10 }, (_, seat) => ({ ...recruitMind(seat), noise: 0 }));

/** Imagined games that go on for so many answers are broken off. */
const endlessGame = 300;

function answerQuickly(
  state: State,
  question: OpenQuestion,
  memory: Memory,
  random: Chooser,
): readonly BoardFact[] | undefined {
  const { seat, id, ask } = question;
  const given = (picks: string[]) => answer(state, { seat, question: id, picks });
  // Most reactions are passed, and to weigh them takes a third of the time.
  const picks =
    ask === 'react'
      ? ['pass']
      : answerTo(situation(view(state, seat), question, minds[seat], memory, random));
  let answered = given(picks);
  for (let tries = 0; !answered.ok && tries < 100; tries++) answered = given(randomPicks(question, random));
  return answered.ok ? answered.facts : undefined;
}

/** What the humans have after an answer, in points; nothing where it cannot be given. */
export function playedOut(
  imagined: State,
  { seat, question, sign }: Plan,
  picks: readonly string[],
  turns: number,
  random: Chooser,
): number | undefined {
  const isDone = courseOf(imagined, turns);
  const answered = answer(imagined, { seat, question, picks: [...picks] });
  if (!answered.ok) return undefined;
  // What is public is all that anybody remembers here.
  const memory = emptyMemory();
  for (const fact of answered.facts) remember(memory, fact);
  for (let answers = 0; answers < endlessGame && !imagined.over && !isDone(imagined); answers++) {
    const news: BoardFact[] = [];
    for (const asked of pending(imagined))
      news.push(...(answerQuickly(imagined, asked, memory, random) ?? []));
    for (const fact of news) remember(memory, fact);
  }
  return positionWorth(imagined, seat, sign > 0 ? admiralWeights.humans : plainWeights);
}
