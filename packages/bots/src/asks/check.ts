import type { OptionOf } from '@ragtag/board-game';
import type { Situation } from '../situation';
import { cylonShare, humanShare } from './check-share';
import { type CheckSituation, checkSituation } from './check-situation';
import { best, type Rule, type Rules } from './rule';
import { stakeOf } from './value';

/** What to add to a skill check. */

const addToCheck: Rule<OptionOf<'add-to-check'>> = (s) => {
  const c = checkSituation(s);
  if (!c || s.question.max === 0) return [];
  return allowedShare(s, c, s.sign > 0 ? humanShare(s, c) : cylonShare(s, c));
};

/** Whoever may not add just so many cards helps with the weakest one more, or adds none. */
export function allowedShare({ question }: Situation, c: CheckSituation, share: string[]): string[] {
  const { never = [] } = question as { readonly never?: readonly number[] };
  if (!never.includes(share.length)) return share;
  const more = share.length + 1;
  const helps = c.held.every((h) => h.matches || !share.includes(h.id));
  if (!helps || more > question.max || never.includes(more)) return [];
  const [weakest] = c.held
    .filter((h) => h.matches && !share.includes(h.id))
    .sort((a, b) => a.strength - b.strength);
  return weakest ? [...share, weakest.id] : [];
}

/** Whatever counts for the side that this bot wants to see succeed; the best one where nothing does. */
const addMore: Rule<OptionOf<'add-more'>> = (s) => {
  const stake = stakeOf(s);
  const wanted = s.sign * ((stake?.pass ?? 1) - (stake?.fail ?? 0)) > 0 ? 1 : -1;
  const helping = s.options.filter(({ counts }) => counts * wanted > 0).map(({ id }) => id);
  return helping.length > 0 ? helping : best(s, ({ counts }) => counts * wanted);
};

export const checkRules = { 'add-to-check': addToCheck, 'add-more': addMore } satisfies Rules;
