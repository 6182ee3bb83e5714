import { allyCards, isCylonPlayer, isHumanPlayer, isKnownCylon, traumaTokens } from '@ragtag/board-game';
import type { Situation } from '../situation';
import { weighList } from '../weigh/weigh';
import { best, bestFew, type Rules } from './rule';
import { sceneFor } from './value';

/** Allies and trauma tokens. */

const isBenevolent = (token: number): boolean => traumaTokens[token].symbol === 'benevolent';

/** Whether a token speaks against whoever holds it: hidden Cylons answer as humans do. */
const speaksAgainst = ({ me }: Situation, token: number): boolean =>
  isBenevolent(token) !== isHumanPlayer(me);

/** What it is worth to be rid of a token: three that speak against somebody are the danger. */
function riddance(s: Situation, token: number): number {
  if (!speaksAgainst(s, token)) return -0.1;
  const { trauma = [] } = s.me;
  const against = typeof trauma === 'number' ? 0 : trauma.filter((each) => speaksAgainst(s, each)).length;
  return against < 3 ? 0.2 : 0.4 * (against - 1);
}

/** A token that others will meet: humans want help to be found there, Cylons harm. */
const laying = (s: Situation, token: number): number =>
  riddance(s, token) + s.sign * (isBenevolent(token) ? 0.5 : -0.5);

/** How likely a hidden token is benevolent, by who laid it there. */
function hope({ view, outlook }: Situation, by: number | undefined): number {
  // Two of all are disasters, which do nothing.
  if (by === undefined) return view.options.ioniannebula ? 0.47 : 0.5;
  return isKnownCylon(view.players[by]) ? 0.15 : 0.65 - 0.35 * outlook.doubt[by];
}

/** What meeting an Ally is worth: by its token where that is known, and else by how it may turn out. */
function meeting(s: Situation, card: number): number {
  const { benevolent, antagonistic } = allyCards[card];
  const { token, by } = s.view.allies?.find((ally) => ally.card === card) ?? {};
  const worth = (result: typeof benevolent) => s.sign * weighList(s.outlook, result.do, sceneFor(s));
  if (typeof token === 'number') {
    if (traumaTokens[token].symbol === 'disaster') return 0;
    return worth(isBenevolent(token) ? benevolent : antagonistic);
  }
  const good = hope(s, by);
  return (
    good * worth(benevolent) +
    (1 - good - (s.view.trauma?.mood === undefined ? 0.05 : 0)) * worth(antagonistic)
  );
}

/** What it is worth to end a move where Allies are, of whom one must be met; nothing where there is none. */
export function meetingAt(s: Situation, place: string): number {
  const { allies } = s.view;
  if (!allies || isCylonPlayer(s.me)) return 0;
  let most: number | undefined;
  for (const { card } of allies) {
    if (allyCards[card].location !== place) continue;
    most = Math.max(most ?? Number.NEGATIVE_INFINITY, meeting(s, card));
  }
  return most ?? 0;
}

export const allyRules = {
  'meet-ally': (s) => best(s, ({ card }) => meeting(s, card)),
  'ally-token': (s) => best(s, ({ token }) => laying(s, token)),
  'begin-mood': (s) => best(s, ({ token }) => laying(s, token)),
  'give-mood': (s) => best(s, ({ token }) => laying(s, token)),
  'swap-mood': (s) =>
    best(s, ({ token, given }) => (given === undefined ? 0 : laying(s, given) - laying(s, token))),
  'discard-trauma': (s) => bestFew(s, s.question.min, ({ token }) => riddance(s, token)),
  'strike-raider': (s) => best(s, ({ area }) => (area === undefined ? 0 : s.sign)),
} satisfies Rules;
