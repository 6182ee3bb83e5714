import { traumaTokens } from '@ragtag/board-game';
import type { Situation } from '../situation';
import { best, type Rules } from './rule';

/** Allies and trauma tokens. */

/** What keeping a token is worth: humans answer for antagonistic ones, Cylons for benevolent ones. */
function keeping(s: Situation, token: number): number {
  return s.sign * (traumaTokens[token].symbol === 'benevolent' ? 1 : -1);
}

export const allyRules = {
  // The mood shall be the own side's; what the own tokens show is told only late.
  'begin-mood': (s) => best(s, ({ token }) => keeping(s, token)),
} satisfies Rules;
