import { fork } from '@ragtag/board-game';
import { chooser } from '@ragtag/kernel';
import { type Doubts, race } from '../race';
import type { Aid } from './aid';
import type { Plan } from './plan';
import { playedOut } from './playout';

/** In points, as first sight is. */
const doubts: Doubts = { perPoint: 1, firstSightError: 0.6, usualSpread: 1.6 };

/** The candidate that does best in imagined games, all of them in the same deals with the same dice. */
export function search(plan: Plan, aid: Aid): readonly string[] {
  const random = chooser(plan.seed);
  return race({
    ...plan,
    doubts,
    playouts: aid.playouts,
    tryOut: (answers) => tryAll(plan, answers, aid, random(2 ** 31)),
  });
}

function tryAll(
  plan: Plan,
  answers: readonly (readonly string[])[],
  aid: Aid,
  seed: number,
): (number | undefined)[] | null {
  const worths: (number | undefined)[] = [];
  const imagined = aid.imagine(chooser(seed), { doubt: plan.doubt, known: plan.known });
  for (const picks of answers) {
    if (aid.mayGoOn && !aid.mayGoOn()) return null;
    const worth = playedOut(fork(imagined), plan, picks, aid.turns, chooser(seed));
    const tell = doubts.perPoint * (plan.tells[plan.candidates.indexOf(picks)] ?? 0);
    worths.push(worth === undefined ? undefined : plan.sign * worth - tell);
  }
  return worths;
}
