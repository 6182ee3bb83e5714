import { allyCards, traumaTokens } from '@ragtag/board-game';
import type { Situation } from '../situation';
import { weighList } from '../weigh/weigh';
import { best, bestFew, type Rules } from './rule';
import { sceneFor } from './value';

/** Allies and trauma tokens. */

/** What keeping a token is worth: humans answer for antagonistic ones, Cylons for benevolent ones. */
function keeping(s: Situation, token: number): number {
  return s.sign * (traumaTokens[token].symbol === 'benevolent' ? 1 : -1);
}

/** What meeting an Ally is worth: by its token where that is known, and else by both results. */
function meeting(s: Situation, card: number): number {
  const { benevolent, antagonistic } = allyCards[card];
  const known = s.view.allies?.find((ally) => ally.card === card)?.token;
  const worth = (list: typeof benevolent) => s.sign * weighList(s.outlook, list.do, sceneFor(s));
  if (typeof known === 'number') {
    const { symbol } = traumaTokens[known];
    return symbol === 'disaster' ? 0 : worth(symbol === 'benevolent' ? benevolent : antagonistic);
  }
  return 0.5 * (worth(benevolent) + worth(antagonistic));
}

export const allyRules = {
  'meet-ally': (s) => best(s, ({ card }) => meeting(s, card)),
  // What lies on an Ally is met by somebody: humans want help to be found there, Cylons harm.
  'ally-token': (s) => best(s, ({ token }) => 0.6 * keeping(s, token)),
  'give-mood': (s) => best(s, ({ token }) => 0.6 * keeping(s, token)),
  'swap-mood': (s) =>
    best(s, ({ token, given }) => (given === undefined ? 0 : keeping(s, given) - keeping(s, token))),
  'discard-trauma': (s) => bestFew(s, s.question.min, ({ token }) => -keeping(s, token)),
  'strike-raider': (s) => best(s, ({ area }) => (area === undefined ? 0 : s.sign)),

  // The mood shall be the own side's; what the own tokens show is told only late.
  'begin-mood': (s) => best(s, ({ token }) => keeping(s, token)),
} satisfies Rules;
