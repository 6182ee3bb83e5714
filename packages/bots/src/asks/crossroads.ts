import { crossroadsCards, isHumanPlayer, type OptionOf, traumaTokens } from '@ragtag/board-game';
import type { Situation } from '../situation';
import { weighList } from '../weigh/weigh';
import { best, bestFew, type Rule, type Rules } from './rule';
import { sceneFor } from './value';

/** The Crossroads phase and the trial at its end. */

function resultWorth(s: Situation, card: number, result: 'benevolent' | 'antagonistic'): number {
  return s.sign * weighList(s.outlook, crossroadsCards[card][result].do, sceneFor(s));
}

/** The token that will speak against this player: hidden Cylons answer as humans do. */
function speaksAgainst({ me }: Situation): 'benevolent' | 'antagonistic' {
  return isHumanPlayer(me) ? 'antagonistic' : 'benevolent';
}

/** How much it matters to be rid of one more token before the trial; two or fewer do no harm. */
function danger(s: Situation): number {
  const { trauma } = s.me;
  if (trauma === undefined || typeof trauma === 'number') return 0;
  const bad = trauma.filter((token) => traumaTokens[token].symbol === speaksAgainst(s)).length;
  return bad < 3 ? 0 : 0.5 * (bad - 1);
}

const layToken: Rule<OptionOf<'lay-token'>> = (s) => {
  const card = s.me.crossroads?.card;
  const risk = danger(s);
  return best(s, ({ token }) => {
    const { symbol } = traumaTokens[token];
    const rid = symbol === speaksAgainst(s) ? risk : 0;
    return card === null || card === undefined || symbol === 'disaster'
      ? rid
      : rid + resultWorth(s, card, symbol);
  });
};

export const crossroadsRules = {
  'lay-token': layToken,
  'crossroads-result': (s) => best(s, ({ id, card }) => resultWorth(s, card, id)),
  'trial-verdict': (s) =>
    best(s, ({ player }) => (player === s.seat ? -9 : s.sign * s.outlook.doubt[player])),
  'rescue-viper': (s) => best(s, ({ id }) => (id === 'viper' ? 0 : s.sign)),
  // Those that could shoot at civilian ships, and Scar.
  'remove-raiders': (s) =>
    bestFew(
      s,
      s.question.min,
      ({ place: { area, scar } }) => s.sign * (s.view.areas[area].civilians.length + (scar ? 2 : 0)),
    ),
} satisfies Rules;
