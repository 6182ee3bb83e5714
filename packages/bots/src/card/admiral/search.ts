import { fork, type State } from '@ragtag/card-game';
import { type BotAid, chooser } from '@ragtag/kernel';
import { type Doubts, race } from '../../race';
import type { CardBotPlan } from './plan';
import { playedOut } from './playout';

const doubts: Doubts = { perPoint: 0.025, firstSightError: 0.04, usualSpread: 0.12 };

/** The candidate that does best in imagined games, all of them in the same deals with the same draws. */
export function search(plan: CardBotPlan, aid: BotAid<State>): readonly string[] {
  const random = chooser(plan.seed);
  return race({
    ...plan,
    doubts,
    playouts: aid.playouts,
    tryOut(answers) {
      const seed = random(2 ** 31);
      const imagined = aid.imagine(chooser(seed), undefined);
      const worths: (number | undefined)[] = [];
      for (const picks of answers) {
        if (aid.mayGoOn && !aid.mayGoOn()) return null;
        worths.push(playedOut(fork(imagined), plan, picks, aid.turns, chooser(seed)));
      }
      return worths;
    },
  });
}
