import type { Known } from '@ragtag/board-game';
import type { BotPlan, Chooser } from '@ragtag/kernel';
import type { Situation } from '../situation';
import { candidatesOf, tellOfCandidate } from './candidates';

/** What a bot wants to try out before it answers. */
export interface Plan extends BotPlan {
  /** How much better each looks at first sight than the first, in points. */
  readonly firstSight: readonly number[];
  /** What each tells, in points that it costs whoever hides. */
  readonly tells: readonly number[];
  readonly sign: 1 | -1;
  readonly doubt: readonly number[];
  readonly known: Known;
  /** Of the imagined games. */
  readonly seed: number;
}

export function planOf(s: Situation, first: readonly string[], known: Known, random: Chooser): Plan {
  const candidates = candidatesOf(s, first);
  const score = (picks: readonly string[]) => (picks.length === 1 ? (s.scores?.get(picks[0]) ?? 0) : 0);
  return {
    seat: s.seat,
    question: s.question.id,
    candidates,
    firstSight: candidates.map((picks) => score(picks) - score(first)),
    tells: candidates.map((picks) => tellOfCandidate(s, picks)),
    sign: s.sign,
    doubt: s.outlook.doubt,
    known,
    seed: candidates.length > 1 ? random(2 ** 31) : 0,
  };
}
