import { answer, type State, view } from '@ragtag/card-game';
import { type Chooser, randomPicks } from '@ragtag/kernel';
import { answerTo } from '../asks';
import { emptyMemory } from '../memory';
import type { CardMind } from '../mind';
import { sightOf } from '../sight';
import { temperaments } from '../temperament';
import { winChance } from '../weigh/position';
import type { CardBotPlan } from './plan';

/** Playing an imagined game on from an answer, as far as the answer matters: to the end of the turn. */

/** Everybody plays as an officer who does not think long. */
const mind: CardMind = { temperament: temperaments.steady, noise: 0, positions: 60 };

/** Imagined games that go on for so many answers are broken off. */
const endlessGame = 120;

const memory = emptyMemory();

/** Answers one open question; false where nobody can. */
function answerQuickly(state: State, random: Chooser): boolean {
  const open = state.questions.find(({ picks }) => picks === undefined);
  if (!open) return false;
  const seen = view(state, open.seat);
  const question = seen.questions[0];
  const { seat, id } = question;
  let answered = answer(state, {
    seat,
    question: id,
    picks: answerTo(sightOf(seen, question, mind, memory, random)),
  });
  for (let tries = 0; !answered.ok && tries < 20; tries++)
    answered = answer(state, { seat, question: id, picks: randomPicks(question, random) });
  return answered.ok;
}

/** How likely the seat wins after an answer; nothing where it cannot be given. */
export function playedOut(
  imagined: State,
  { seat, question }: CardBotPlan,
  picks: readonly string[],
  turns: number,
  random: Chooser,
): number | undefined {
  const last = imagined.turn.number + turns;
  const answered = answer(imagined, { seat, question, picks: [...picks] });
  if (!answered.ok) return undefined;
  for (let answers = 0; answers < endlessGame && !imagined.over && imagined.turn.number <= last; answers++)
    if (!answerQuickly(imagined, random)) break;
  return winChance(imagined, seat);
}
