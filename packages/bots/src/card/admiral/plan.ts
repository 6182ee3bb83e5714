import type { BotPlan } from '@ragtag/kernel';
import type { Sight } from '../sight';

/** What an admiral wants to try out before it answers. */
export interface CardBotPlan extends BotPlan {
  /** How much better each looks at first sight than the first, in points. */
  readonly firstSight: readonly number[];
  /** Of the imagined games. */
  readonly seed: number;
}

const mostCandidates = 4;
/** Options that look this much worse at first sight are not tried. */
const hopeless = 3;

/** Questions that are worth the time. Those that show hidden cards cannot be asked in another deal. */
const searched: ReadonlySet<string> = new Set([
  'action',
  'choose',
  'choose-own',
  'cylon-choice',
  'defend',
  'defender',
  'may-answer',
  'mode',
  'opponent',
  'price',
  'resource',
  'target',
]);

/** The answer at first sight, and those that look nearly as good. */
export function planOf(s: Sight, first: readonly string[]): CardBotPlan {
  const { seat, question, scores } = s;
  const found: { picks: readonly string[]; behind: number }[] = [{ picks: first, behind: 0 }];
  if (searched.has(question.ask) && question.max === 1 && first.length === 1) {
    const top = scores.get(first[0]) ?? 0;
    const others = [...scores]
      .filter(([id, score]) => id !== first[0] && score > top - hopeless)
      .sort((a, b) => b[1] - a[1])
      .slice(0, mostCandidates - 1);
    for (const [id, score] of others) found.push({ picks: [id], behind: Math.min(0, score - top) });
  }
  return {
    seat,
    question: question.id,
    candidates: found.map(({ picks }) => picks),
    firstSight: found.map(({ behind }) => behind),
    seed: found.length > 1 ? s.pick(2 ** 31) : 0,
  };
}

/** Nothing to try: the answer stands. */
export function onlyPlan({ seat, question }: Sight, first: readonly string[]): CardBotPlan {
  return { seat, question: question.id, candidates: [first], firstSight: [0], seed: 0 };
}
